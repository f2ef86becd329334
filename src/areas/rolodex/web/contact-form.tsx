import { useForm } from '@mantine/form';
import { DialogButtons } from '#platform/web/forms/dialog-buttons.tsx';
import { FormDialog } from '#platform/web/forms/form-dialog.tsx';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { SaveConflict } from '#platform/web/forms/save-conflict.tsx';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useVersionedForm } from '#platform/web/forms/use-versioned-form.ts';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { type Contact, contactInput, contact as contactSchema } from '../contract.ts';
import { ContactFields } from './contact-fields.tsx';
import { type ContactValues, contactDifferences, contactErrors, valuesOf } from './contact-values.ts';
import { useKeepContact, useSaveContact } from './rolodex-queries.ts';

const ON_LEAVE = ['phone', 'phone2', 'email', 'state', 'zip'];

interface ContactFormProps {
  /** Absent when one is added. */
  contact?: Contact;
  onClose: (isDone?: true) => void;
}

export function ContactForm({ contact, onClose }: ContactFormProps) {
  const keep = useKeepContact();
  const { mutateAsync } = useSaveContact(contact?.id ?? 0);
  const form = useForm<ContactValues>({
    name: 'contact',
    initialValues: valuesOf(contact),
    validate: contactErrors,
    enhanceGetInputProps: judgeOnLeave(ON_LEAVE, contactErrors),
  });
  const guard = useDialogGuard(form.isDirty, 'contact');
  const submit = useVersionedForm(form, {
    schema: contactSchema,
    version: contact?.version,
    valuesOf,
    differences: contactDifferences,
    send: (version) => mutateAsync({ ...contactInput.parse(form.getValues()), version }),
    onSaved: () => {
      toastDone('Saved');
      onClose(true);
    },
    onTheirs: keep,
  });

  return (
    <FormDialog
      title={contact ? 'Edit contact' : 'Add contact'}
      onClose={() => onClose()}
      submit={submit}
      guard={guard}
    >
      <ContactFields form={form} />
      <ProblemAlert>{submit.problem}</ProblemAlert>
      <DialogButtons submit={submit} onCancel={() => onClose()} />
      <SaveConflict submit={submit} />
    </FormDialog>
  );
}

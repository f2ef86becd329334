import { Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { useVersionedSave } from '#platform/web/forms/use-versioned-save.ts';
import { ConflictDialog } from '#platform/web/ui/conflict-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { useSubmit } from '#platform/web/ui/use-submit.ts';
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
  const { isAsking, question } = useDialogGuard(form.isDirty, 'contact');
  const { save, conflict, takeTheirs, dismiss } = useVersionedSave({
    schema: contactSchema,
    version: contact?.version,
    send: (version) => mutateAsync({ ...contactInput.parse(form.getValues()), version }),
    onSaved: () => {
      toastDone('Saved');
      onClose(true);
    },
    onTheirs: (theirs) => {
      const values = valuesOf(theirs);
      form.setInitialValues(values);
      form.setValues(values);
      form.resetDirty(values);
      void keep(theirs);
    },
  });
  const { onSubmit, sending, problem } = useSubmit(form, save);
  const isBusy = sending || isAsking || conflict !== undefined;

  return (
    <Dialog title={contact ? 'Edit contact' : 'Add contact'} {...(!isBusy && { onClose: () => onClose() })}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <ContactFields form={form} />
          <ProblemAlert>{problem}</ProblemAlert>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => onClose()} disabled={sending}>
              Cancel
            </Button>
            <Button type="submit" loading={sending && !conflict}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
      {question}
      {conflict && (
        <ConflictDialog
          changedBy={conflict.changedBy}
          differences={contactDifferences(conflict.current, form.values)}
          saving={sending}
          onTheirs={takeTheirs}
          onMine={() => onSubmit()}
          onClose={dismiss}
        />
      )}
    </Dialog>
  );
}

import { useForm } from '@mantine/form';
import { judgeOnLeave } from '#platform/web/forms/judge-on-leave.ts';
import { RecordFormDialog } from '#platform/web/forms/record-form-dialog.tsx';
import { type Contact, contactInput, contact as contactSchema } from '../contract.ts';
import { ContactFields } from './contact-fields.tsx';
import { type ContactValues, contactDifferences, contactErrors, valuesOf } from './contact-values.ts';
import { useKeepContact, useSaveContact } from './rolodex-queries.ts';
import { texts } from './texts.ts';

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

  return (
    <RecordFormDialog
      title={contact ? texts.editing : texts.adding}
      form={form}
      param="contact"
      schema={contactSchema}
      version={contact?.version}
      valuesOf={valuesOf}
      send={(version) => mutateAsync({ ...contactInput.parse(form.getValues()), version })}
      onTheirs={keep}
      onClose={onClose}
      differences={contactDifferences}
    >
      <ContactFields form={form} />
    </RecordFormDialog>
  );
}

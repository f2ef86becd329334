import { Button, Group, Stack } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '#platform/web/ui/confirm-dialog.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Fact, Facts } from '#platform/web/ui/facts.tsx';
import { toastProblem, toastUndo } from '#platform/web/ui/toasts.ts';
import type { Contact } from '../contract.ts';
import classes from './contact-view.module.css';
import { MailLink, PhoneLink } from './entry-columns.tsx';
import { useDeleteContact, useRestoreContact } from './rolodex-queries.ts';

interface ContactViewProps {
  contact: Contact;
  onEdit: () => void;
  onClose: (isDone?: true) => void;
}

export function ContactView({ contact, onEdit, onClose }: ContactViewProps) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync: remove, isPending } = useDeleteContact();
  const { mutateAsync: restore } = useRestoreContact();

  async function deleteIt(): Promise<void> {
    setAsking(false);
    const deleted = await remove(contact);
    onClose(true);
    toastUndo(`${deleted.name} was deleted.`, () => restore(deleted));
  }

  return (
    <Dialog title={contact.name} {...(!isAsking && !isPending && { onClose: () => onClose() })}>
      <Stack gap="md">
        <ContactFacts contact={contact} />
        <Group justify="space-between" gap="xs">
          <Button
            variant="default"
            leftSection={<IconTrash size={15} aria-hidden />}
            loading={isPending}
            onClick={() => setAsking(true)}
          >
            Delete
          </Button>
          <Button
            leftSection={<IconPencil size={15} aria-hidden />}
            disabled={isPending}
            onClick={onEdit}
            data-autofocus
          >
            Edit
          </Button>
        </Group>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={`Delete ${contact.name}?`}
          confirm="Delete"
          isDangerous
          onConfirm={() => void deleteIt().catch(toastProblem)}
          onCancel={() => setAsking(false)}
        >
          The contact will disappear from the rolodex for everyone in your agency.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

function ContactFacts({ contact }: { contact: Contact }) {
  const { address, city, state, zip } = contact;
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <Facts>
      <Fact label="Company">{contact.company}</Fact>
      <Fact label="Job title">{contact.jobTitle}</Fact>
      <Fact label="Phone">{contact.phone && <PhoneLink phone={contact.phone} />}</Fact>
      <Fact label="Second phone">{contact.phone2 && <PhoneLink phone={contact.phone2} />}</Fact>
      <Fact label="Email" isWide>
        {contact.email && <MailLink email={contact.email} />}
      </Fact>
      <Fact label="Address" isWide>
        {[address, place].filter(Boolean).join(', ')}
      </Fact>
      <Fact label="Notes" isWide>
        {contact.notes && <span className={classes.notes}>{contact.notes}</span>}
      </Fact>
    </Facts>
  );
}

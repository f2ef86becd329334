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
import { texts } from './texts.ts';

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
    toastUndo(texts.deleted(deleted.name), () => restore(deleted));
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
            {texts.delete}
          </Button>
          <Button
            leftSection={<IconPencil size={15} aria-hidden />}
            disabled={isPending}
            onClick={onEdit}
            data-autofocus
          >
            {texts.edit}
          </Button>
        </Group>
      </Stack>
      {isAsking && (
        <ConfirmDialog
          title={texts.askDelete(contact.name)}
          confirm={texts.delete}
          isDangerous
          onConfirm={() => void deleteIt().catch(toastProblem)}
          onCancel={() => setAsking(false)}
        >
          {texts.afterDelete}
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

function ContactFacts({ contact }: { contact: Contact }) {
  const { labels, wholeAddress } = texts;
  const { address, city, state, zip } = contact;
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return (
    <Facts>
      <Fact label={labels.company}>{contact.company}</Fact>
      <Fact label={labels.jobTitle}>{contact.jobTitle}</Fact>
      <Fact label={labels.phone}>{contact.phone && <PhoneLink phone={contact.phone} />}</Fact>
      <Fact label={labels.phone2}>{contact.phone2 && <PhoneLink phone={contact.phone2} />}</Fact>
      <Fact label={labels.email} isWide>
        {contact.email && <MailLink email={contact.email} />}
      </Fact>
      <Fact label={wholeAddress} isWide>
        {[address, place].filter(Boolean).join(', ')}
      </Fact>
      <Fact label={labels.notes} isWide>
        {contact.notes && <span className={classes.notes}>{contact.notes}</span>}
      </Fact>
    </Facts>
  );
}

import { Group, Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactView } from './contact-view.tsx';
import { contactQuery } from './rolodex-queries.ts';

interface ContactDialogProps {
  contact: number | 'add';
  /** Done means saved or deleted: nothing typed is left to ask about. */
  onClose: (isDone?: true) => void;
}

export function ContactDialog({ contact, onClose }: ContactDialogProps) {
  if (contact === 'add') return <ContactForm onClose={onClose} />;
  return <StoredContact id={contact} onClose={onClose} />;
}

/** To look at first; the pencil makes a form of it. */
function StoredContact({ id, onClose }: { id: number; onClose: (isDone?: true) => void }) {
  const { data: contact, error } = useQuery(contactQuery(id));
  const [isEditing, setEditing] = useState(false);
  if (!contact) {
    return (
      <Dialog title="Contact" onClose={() => onClose()}>
        {error ? (
          <ProblemAlert>{error.message}</ProblemAlert>
        ) : (
          <Group justify="center">
            <Loader />
          </Group>
        )}
      </Dialog>
    );
  }
  return isEditing ? (
    <ContactForm contact={contact} onClose={onClose} />
  ) : (
    <ContactView contact={contact} onEdit={() => setEditing(true)} onClose={onClose} />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import { ContactForm } from './contact-form.tsx';
import { ContactView } from './contact-view.tsx';
import { contactQuery } from './rolodex-queries.ts';
import { texts } from './texts.ts';

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
  const query = useQuery(contactQuery(id));
  const { data: contact } = query;
  const [isEditing, setEditing] = useState(false);
  if (!contact) return <WaitDialog title={texts.kinds.contact} query={query} onClose={() => onClose()} />;
  return isEditing ? (
    <ContactForm contact={contact} onClose={onClose} />
  ) : (
    <ContactView contact={contact} onEdit={() => setEditing(true)} onClose={onClose} />
  );
}

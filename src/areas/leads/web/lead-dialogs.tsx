import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Lead } from '../contract.ts';
import { nextStatuses, whyNotAssign, whyNotConvert } from '../status-rules.ts';
import { AssignDialog } from './assign-dialog.tsx';
import { ConvertDialog } from './convert-dialog.tsx';
import type { LeadDialog } from './list-search.ts';
import { StatusDialog } from './status-dialog.tsx';

interface LeadDialogsProps {
  lead: Lead;
  dialog: LeadDialog;
}

/** The dialog that the address names, unless it has nothing to do with the lead as it was when it opened. */
export function LeadDialogs({ lead, dialog }: LeadDialogsProps) {
  const navigate = useNavigate();
  // What somebody else changes meanwhile is shown in the dialog, and does not close it.
  const [isFitting] = useState(() => fits(lead, dialog));
  const close = (isDone?: true) =>
    void navigate({
      to: '/lead/$id',
      params: { id: lead.id },
      replace: true,
      ignoreBlocker: isDone === true,
    });
  if (!isFitting) return null;
  if (dialog === 'assign') return <AssignDialog leads={[lead]} onClose={close} />;
  if (dialog !== 'convert') return <StatusDialog lead={lead} status={dialog} onClose={close} />;
  return (
    <ConvertDialog
      lead={lead}
      onClose={close}
      onConverted={(id) => void navigate({ to: '/customer/$id', params: { id }, replace: true })}
    />
  );
}

function fits(lead: Lead, dialog: LeadDialog): boolean {
  if (dialog === 'assign') return !whyNotAssign(lead.status);
  if (dialog === 'convert') return !whyNotConvert(lead.status);
  return nextStatuses(lead).includes(dialog);
}

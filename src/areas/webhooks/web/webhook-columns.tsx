import type { ReactNode } from 'react';
import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { Webhook } from '../contract.ts';
import { eventWords } from './webhook-values.ts';

interface WebhookCells {
  address: (webhook: Webhook) => ReactNode;
  action: (webhook: Webhook) => ReactNode;
}

export function webhookColumns({ address, action }: WebhookCells): Column<Webhook>[] {
  return [
    { key: 'address', label: 'Address', cell: address },
    { key: 'events', label: 'Changes to', cell: ({ events }) => eventWords(events), width: '24%' },
    { key: 'state', label: 'State', cell: WebhookState, width: 220 },
    { key: 'madeBy', label: 'Made by', cell: ({ madeBy }) => madeBy, width: '14%' },
    { key: 'action', label: 'Action', cell: action, width: 230 },
  ];
}

function WebhookState(webhook: Webhook) {
  const { label, tone, since } = stateOf(webhook);
  return (
    <>
      <StateBadge tone={tone}>{label}</StateBadge>
      {since && <div>Since {showMoment(since)}</div>}
    </>
  );
}

function stateOf({ active, switchedOffAt, failingSince }: Webhook): {
  label: string;
  tone: Tone;
  since: Date | null;
} {
  if (switchedOffAt) return { label: 'Switched off after failures', tone: 'problem', since: switchedOffAt };
  if (!active) return { label: 'Off', tone: 'closed', since: null };
  if (failingSince) return { label: 'Failing', tone: 'waits', since: failingSince };
  return { label: 'On', tone: 'done', since: null };
}

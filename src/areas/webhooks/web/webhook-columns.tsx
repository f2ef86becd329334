import type { ReactNode } from 'react';
import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { Webhook } from '../contract.ts';
import { texts } from './texts.ts';
import { eventWords } from './webhook-values.ts';

interface WebhookCells {
  address: (webhook: Webhook) => ReactNode;
  action: (webhook: Webhook) => ReactNode;
}

export function webhookColumns({ address, action }: WebhookCells): Column<Webhook>[] {
  return [
    { key: 'address', label: texts.columns.address, cell: address },
    {
      key: 'events',
      label: texts.columns.changesTo,
      cell: ({ events }) => eventWords(events),
      width: '24%',
    },
    { key: 'state', label: texts.columns.state, cell: WebhookState, width: 220 },
    { key: 'madeBy', label: texts.columns.madeBy, cell: ({ madeBy }) => madeBy, width: '14%' },
    { key: 'action', label: texts.columns.action, cell: action, width: 230 },
  ];
}

function WebhookState(webhook: Webhook) {
  const { label, tone, since } = stateOf(webhook);
  return (
    <>
      <StateBadge tone={tone}>{label}</StateBadge>
      {since && <div>{texts.states.since(showMoment(since))}</div>}
    </>
  );
}

function stateOf({ active, switchedOffAt, failingSince }: Webhook): {
  label: string;
  tone: Tone;
  since: Date | null;
} {
  if (switchedOffAt) return { label: texts.states.switchedOff, tone: 'problem', since: switchedOffAt };
  if (!active) return { label: texts.states.off, tone: 'closed', since: null };
  if (failingSince) return { label: texts.states.failing, tone: 'waits', since: failingSince };
  return { label: texts.states.on, tone: 'done', since: null };
}

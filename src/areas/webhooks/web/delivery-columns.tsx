import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { capitalized } from '#platform/shared/noun.ts';
import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { Delivery } from '../contract.ts';
import type { DeliveryState } from '../statuses.ts';
import { STATE_LABELS } from './webhook-values.ts';

const TONES: Record<DeliveryState, Tone> = { waiting: 'waits', delivered: 'done', failed: 'problem' };

/** `action` shows what can be done with a row, if anything can. */
export function deliveryColumns(action: ((delivery: Delivery) => ReactNode) | undefined): Column<Delivery>[] {
  return [
    {
      key: 'happened',
      label: 'When',
      cell: ({ happenedAt }) => showMoment(happenedAt),
      kind: 'day',
      width: 170,
    },
    {
      key: 'what',
      label: 'What',
      cell: ({ kind, action: done, recordId }) => capitalized(`${kind} #${recordId} ${done}`),
      width: '20%',
    },
    { key: 'state', label: 'State', cell: State, width: 180 },
    { key: 'answer', label: 'Answer', cell: Answer },
    ...(action ? [{ key: 'action', label: 'Action', cell: action, width: 120 }] : []),
  ];
}

function State({ state, tries, nextTryAt }: Delivery) {
  return (
    <>
      <StateBadge tone={TONES[state]}>{STATE_LABELS[state]}</StateBadge>
      <Text component="div" fz="sm" c="dimmed">
        {tries === 1 ? '1 try' : `${tries} tries`}
        {nextTryAt && tries > 0 && `, next ${showMoment(nextTryAt)}`}
      </Text>
    </>
  );
}

function Answer({ status, answer, durationMs }: Delivery) {
  const facts = [status === null ? '' : String(status), durationMs === null ? '' : `${durationMs} ms`];
  return (
    <>
      {facts.filter(Boolean).join(' · ')}
      {answer && (
        <Text component="div" fz="sm" c="dimmed" lineClamp={3} style={{ overflowWrap: 'anywhere' }}>
          {answer}
        </Text>
      )}
    </>
  );
}

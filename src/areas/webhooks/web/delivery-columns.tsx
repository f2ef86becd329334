import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { Delivery } from '../contract.ts';
import type { DeliveryState } from '../statuses.ts';
import { texts } from './texts.ts';

const TONES: Record<DeliveryState, Tone> = { waiting: 'waits', delivered: 'done', failed: 'problem' };

/** `action` shows what can be done with a row, if anything can. */
export function deliveryColumns(action: ((delivery: Delivery) => ReactNode) | undefined): Column<Delivery>[] {
  return [
    {
      key: 'happened',
      label: texts.messages.when,
      cell: ({ happenedAt }) => showMoment(happenedAt),
      kind: 'day',
      width: 170,
    },
    {
      key: 'what',
      label: texts.messages.what,
      cell: ({ kind, action: done, recordId }) => texts.messages.happened(kind, recordId, done),
      width: '20%',
    },
    { key: 'state', label: texts.messages.state, cell: State, width: 180 },
    { key: 'answer', label: texts.messages.answer, cell: Answer },
    ...(action ? [{ key: 'action', label: texts.messages.action, cell: action, width: 120 }] : []),
  ];
}

function State({ state, tries, nextTryAt }: Delivery) {
  return (
    <>
      <StateBadge tone={TONES[state]}>{texts.messages.states[state]}</StateBadge>
      <Text component="div" fz="sm" c="dimmed">
        {nextTryAt && tries > 0
          ? texts.messages.triesAndNext(tries, showMoment(nextTryAt))
          : texts.messages.tries(tries)}
      </Text>
    </>
  );
}

function Answer({ status, answer, durationMs }: Delivery) {
  const facts = [
    status === null ? '' : String(status),
    durationMs === null ? '' : texts.messages.took(durationMs),
  ];
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

import { Button } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { SandboxMark } from '#platform/web/ui/sandbox-mark.tsx';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import { Tip } from '#platform/web/ui/tip.tsx';
import type { Billing } from '../contract.ts';
import type { BillingState } from '../statuses.ts';
import { texts } from './texts.ts';

const TONES: Partial<Record<BillingState, Tone>> = {
  Open: 'waits',
  Processing: 'work',
  Failed: 'problem',
  Voided: 'closed',
};

/** Paid is a plain word; a badge marks what needs a hand or is over. */
function State(row: Billing) {
  return (
    <>
      <Standing {...row} /> {row.isSandbox && <SandboxMark />}
    </>
  );
}

function Standing({ state, failure, checkNumber }: Billing) {
  const tone = TONES[state];
  if (!tone) return checkNumber ? texts.list.paidWithCheck(state, checkNumber) : state;
  const badge = <StateBadge tone={tone}>{state}</StateBadge>;
  if (!failure) return badge;
  return (
    <Tip label={failure} maw={280}>
      <span>{badge}</span>
    </Tip>
  );
}

const signed = ({ category, amount }: Billing) => (category === 'Refund' ? -amount : amount);

const COLUMNS: Column<Billing>[] = [
  {
    key: 'date',
    label: texts.labels.date,
    kind: 'day',
    cell: ({ createdAt }) => dayOf(createdAt),
  },
  { key: 'category', label: texts.labels.category, cell: ({ category }) => category },
  {
    key: 'description',
    stays: true,
    label: texts.labels.description,
    kind: 'rest',
    cell: ({ description }) => description,
  },
  { key: 'code', label: texts.labels.code, cell: ({ tranCode }) => tranCode, width: 60 },
  {
    key: 'method',
    label: texts.labels.paymentMethodColumn,
    kind: 'whole',
    cell: ({ paymentMethod: { payment_type, account } }) => `${payment_type} ${account}`.trim(),
  },
  {
    key: 'amount',
    label: texts.labels.amount,
    align: 'right',
    kind: 'whole',
    cell: (row) => (
      <span style={row.category === 'Refund' ? { color: 'var(--cd-problem)' } : undefined}>
        {showMoney(signed(row))}
      </span>
    ),
  },
  {
    key: 'state',
    label: texts.labels.status,
    kind: 'whole',
    cell: (row) => <State {...row} />,
  },
];

/** With `onPaid` an open check has the Paid icon, which asks for its number. */
export function billingColumns(onPaid: ((row: Billing) => void) | undefined): Column<Billing>[] {
  if (!onPaid) return COLUMNS;
  const paid: Column<Billing> = {
    key: 'paid',
    label: texts.list.paid,
    kind: 'whole',
    cell: (row) =>
      row.takesCheck && (
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<IconCash size={14} aria-hidden />}
          aria-label={texts.list.paidRow(row.description || showMoney(row.amount))}
          onClick={() => onPaid(row)}
        >
          {texts.list.paid}
        </Button>
      ),
  };
  return [...COLUMNS, paid];
}

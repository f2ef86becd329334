import { Button, Tooltip } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { SandboxMark } from '#platform/web/ui/sandbox-mark.tsx';
import { StateBadge, type Tone } from '#platform/web/ui/state-badge.tsx';
import type { Billing } from '../contract.ts';
import type { BillingState } from '../statuses.ts';

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
  if (!tone) return checkNumber ? `${state}, check ${checkNumber}` : state;
  const badge = <StateBadge tone={tone}>{state}</StateBadge>;
  if (!failure) return badge;
  return (
    <Tooltip label={failure} multiline maw={280}>
      <span>{badge}</span>
    </Tooltip>
  );
}

const signed = ({ category, amount }: Billing) => (category === 'Refund' ? -amount : amount);

const COLUMNS: Column<Billing>[] = [
  { key: 'date', label: 'Date', kind: 'day', cell: ({ createdAt }) => dayOf(createdAt), phone: 'fact' },
  { key: 'category', label: 'Category', cell: ({ category }) => category, phone: 'fact' },
  {
    key: 'description',
    label: 'Description',
    kind: 'rest',
    cell: ({ description }) => description,
    phone: 'title',
  },
  { key: 'code', label: 'Code', cell: ({ tranCode }) => tranCode, width: 60 },
  {
    key: 'method',
    label: 'Payment method',
    kind: 'whole',
    cell: ({ paymentMethod: { payment_type, account } }) => `${payment_type} ${account}`.trim(),
    phone: 'fact',
  },
  {
    key: 'amount',
    label: 'Amount',
    align: 'right',
    kind: 'whole',
    cell: (row) => (
      <span style={row.category === 'Refund' ? { color: 'var(--cd-problem)' } : undefined}>
        {showMoney(signed(row))}
      </span>
    ),
    phone: 'corner',
  },
  { key: 'state', label: 'Status', kind: 'whole', cell: (row) => <State {...row} />, phone: 'fact' },
];

/** With `onPaid` an open check has the Paid icon, which asks for its number. */
export function billingColumns(onPaid: ((row: Billing) => void) | undefined): Column<Billing>[] {
  if (!onPaid) return COLUMNS;
  const paid: Column<Billing> = {
    key: 'paid',
    label: 'Paid',
    kind: 'whole',
    phone: 'action',
    cell: (row) =>
      row.takesCheck && (
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<IconCash size={14} aria-hidden />}
          aria-label={`Paid: ${row.description || showMoney(row.amount)}`}
          onClick={() => onPaid(row)}
        >
          Paid
        </Button>
      ),
  };
  return [...COLUMNS, paid];
}

import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { Contract } from '../../contract.ts';
import { type ScheduleRow, STATE_WORDS, scheduleRows } from './schedule-words.ts';

/** What the bars show, as rows. */
export function ScheduleTable({ contract }: { contract: Contract }) {
  const rows = scheduleRows(contract);
  return (
    <DataTable
      label="Schedule"
      columns={columnsOf(rows)}
      rows={rows}
      rowKey={({ at }) => at}
      empty="No payments are set yet."
    />
  );
}

function columnsOf(rows: readonly ScheduleRow[]): Column<ScheduleRow>[] {
  const money = (key: 'principal' | 'interest' | 'amount' | 'paid', label: string): Column<ScheduleRow> => ({
    key,
    label,
    align: 'right',
    cell: (row) => showMoney(row[key]),
    foot: showMoney(rows.reduce((sum, row) => sum + row[key], 0)),
  });
  return [
    { key: 'at', label: '#', cell: ({ at }) => at + 1, foot: 'Total' },
    { key: 'due', label: 'Due', kind: 'day', cell: ({ due }) => showDay(due) },
    money('principal', 'Principal'),
    money('interest', 'Interest'),
    money('amount', 'Payment'),
    money('paid', 'Paid'),
    { key: 'state', label: 'State', kind: 'whole', cell: StateCell },
  ];
}

function StateCell({ state }: ScheduleRow) {
  if (state === 'overdue') return <StateBadge tone="problem">{STATE_WORDS[state]}</StateBadge>;
  return STATE_WORDS[state];
}

import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { Contract } from '../../contract.ts';
import { HOW_SCHEDULE } from '../../how.ts';
import { viewTexts } from '../texts/view.ts';
import { type ScheduleRow, scheduleRows } from './schedule-words.ts';

/** What the bars show, as rows. */
export function ScheduleTable({ contract }: { contract: Contract }) {
  const rows = scheduleRows(contract);
  return (
    <DataTable
      label={viewTexts.schedule.title}
      columns={columnsOf(rows)}
      rows={rows}
      rowKey={({ at }) => at}
      empty={viewTexts.schedule.none}
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
    {
      key: 'at',
      label: '#',
      cell: ({ at }) => at + 1,
      foot: viewTexts.schedule.total,
      how: HOW_SCHEDULE,
    },
    { key: 'due', label: viewTexts.schedule.columns.due, kind: 'day', cell: ({ due }) => showDay(due) },
    money('principal', viewTexts.schedule.columns.principal),
    money('interest', viewTexts.schedule.columns.interest),
    money('amount', viewTexts.schedule.columns.payment),
    money('paid', viewTexts.schedule.columns.paid),
    { key: 'state', label: viewTexts.schedule.columns.state, kind: 'whole', cell: StateCell },
  ];
}

function StateCell({ state }: ScheduleRow) {
  if (state === 'overdue') return <StateBadge tone="problem">{viewTexts.schedule.states[state]}</StateBadge>;
  return viewTexts.schedule.states[state];
}

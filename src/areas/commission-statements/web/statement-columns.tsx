import { showMonth } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { StatementRow } from '../contract.ts';
import { Amount } from './amount.tsx';
import { StateBadge } from './state-badge.tsx';
import { sumColumns } from './sum-columns.tsx';
import { texts } from './texts.ts';

export const STATEMENT_COLUMNS: Column<StatementRow>[] = [
  {
    key: 'number',
    label: texts.labels.statement,
    // The row itself is the tab stop. Of a deleted one there is nothing more to see.
    cell: ({ id, number, state }) =>
      state === 'deleted' ? (
        number
      ) : (
        <TextLink to="/admin/commissions/statements/$id" params={{ id }} tabIndex={-1} fz="inherit">
          {number}
        </TextLink>
      ),
    sortBy: ({ number }) => number,
    width: 100,
  },
  {
    key: 'period',
    label: texts.labels.period,
    kind: 'whole',
    cell: ({ period }) => showMonth(period),
    sortBy: ({ period }) => period,
  },
  {
    key: 'employee',
    label: texts.labels.for,
    cell: ({ employee }) => employee.name,
    sortBy: ({ employee }) => employee.name,
  },
  {
    key: 'createdAt',
    label: texts.labels.made,
    kind: 'day',
    cell: ({ createdAt }) => showMoment(createdAt),
    sortBy: ({ createdAt }) => createdAt.getTime(),
  },
  {
    key: 'createdBy',
    label: texts.labels.madeBy,
    cell: ({ createdBy }) => createdBy,
    sortBy: ({ createdBy }) => createdBy,
  },
  {
    key: 'note',
    label: texts.labels.note,
    cell: ({ note }) => note,
    sortBy: ({ note }) => note,
  },
  ...sumColumns<StatementRow>(),
  {
    key: 'posted',
    label: texts.labels.posted,
    align: 'right',
    cell: ({ posted }) => <Amount cents={posted} />,
    sortBy: ({ posted }) => posted,
  },
  {
    key: 'state',
    label: texts.labels.status,
    kind: 'whole',
    cell: StateBadge,
    sortBy: ({ state }) => state,
    width: 140,
  },
];

import type { Column } from '#platform/web/table/column.ts';
import { showMoment } from '#platform/web/ui/show-moment.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { StatementRow } from '../contract.ts';
import { Amount } from './amount.tsx';
import { StateBadge } from './state-badge.tsx';
import { sumColumns } from './sum-columns.tsx';

export const STATEMENT_COLUMNS: Column<StatementRow>[] = [
  {
    key: 'id',
    label: 'Statement',
    phone: 'title',
    // The row itself is the stop of the keyboard.
    cell: ({ id }) => (
      <TextLink to="/admin/commissions/statements/$id" params={{ id }} tabIndex={-1} fz="inherit">
        {id}
      </TextLink>
    ),
    width: 100,
  },
  { key: 'employee', label: 'For', phone: 'fact', cell: ({ employee }) => employee.name },
  {
    key: 'created',
    label: 'Made',
    kind: 'whole',
    phone: 'fact',
    cell: ({ createdAt }) => showMoment(createdAt),
  },
  { key: 'creator', label: 'Made by', cell: ({ createdBy }) => createdBy },
  { key: 'note', label: 'Note', phone: 'fact', cell: ({ note }) => note },
  ...sumColumns<StatementRow>(),
  { key: 'posted', label: 'Posted', align: 'right', cell: ({ posted }) => <Amount cents={posted} /> },
  { key: 'state', label: 'State', kind: 'whole', phone: 'corner', cell: StateBadge, width: 140 },
];

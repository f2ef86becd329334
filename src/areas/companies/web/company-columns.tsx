import type { Column } from '#platform/web/table/column.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { CompanyRow } from '../contract.ts';
import { ActiveBadge, kindWords } from './company-badges.tsx';
import { texts } from './texts.ts';

/** The server sorts; each key is one of its columns. */
export const COMPANY_COLUMNS: Column<CompanyRow>[] = [
  {
    key: 'name',
    label: texts.columns.name,
    // The row itself is the tab stop.
    cell: ({ id, name }) => (
      <TextLink to="/admin/companies/$id" params={{ id }} tabIndex={-1} fz="inherit">
        {name}
      </TextLink>
    ),
    sortBy: ({ name }) => name,
  },
  {
    key: 'kind',
    label: texts.columns.kind,
    cell: kindWords,
    sortBy: ({ isFinance }) => Number(isFinance),
    width: 250,
  },
  {
    key: 'phone',
    label: texts.columns.phone,
    cell: ({ phone }) => phone,
    sortBy: ({ phone }) => phone,
    width: 150,
  },
  {
    key: 'activeProducts',
    label: texts.columns.activeProducts,
    align: 'right',
    cell: ({ activeProducts }) => activeProducts,
    sortBy: ({ activeProducts }) => activeProducts,
    width: 140,
  },
  {
    key: 'active',
    label: texts.columns.status,
    cell: ActiveBadge,
    sortBy: ({ active }) => Number(active),
    width: 120,
  },
];

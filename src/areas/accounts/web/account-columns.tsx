import { placeLine } from '#platform/shared/addresses.ts';
import type { Column } from '#platform/web/table/column.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { AccountRow } from '../contract.ts';
import { packageWords, sinceWords } from './account-words.ts';

export const ACCOUNT_COLUMNS: Column<AccountRow>[] = [
  {
    key: 'name',
    label: 'Name',
    // The row itself is the tab stop.
    cell: ({ id, name }) => (
      <TextLink to="/admin/backoffice/view/$account" params={{ account: id }} tabIndex={-1} fz="inherit">
        {name}
      </TextLink>
    ),
    sortBy: ({ name }) => name,
  },
  { key: 'id', label: 'Number', align: 'right', cell: ({ id }) => id, sortBy: ({ id }) => id, width: 100 },
  { key: 'package', label: 'Package', cell: packageWords },
  { key: 'place', label: 'Place', cell: placeLine },
  { key: 'phone', label: 'Phone', cell: ({ phone }) => phone, width: 140 },
  { key: 'since', label: 'Since', cell: ({ createdAt }) => sinceWords(createdAt), width: 110 },
];

import { placeLine } from '#platform/shared/addresses.ts';
import type { Column } from '#platform/web/table/column.ts';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { AccountRow } from '../contract.ts';
import { packageWords } from './account-words.ts';
import { texts } from './texts.ts';

export const ACCOUNT_COLUMNS: Column<AccountRow>[] = [
  {
    key: 'name',
    label: texts.labels.name,
    // The row itself is the tab stop.
    cell: ({ id, name }) => (
      <TextLink to="/admin/backoffice/view/$account" params={{ account: id }} tabIndex={-1} fz="inherit">
        {name}
      </TextLink>
    ),
    sortBy: ({ name }) => name,
  },
  {
    key: 'id',
    label: texts.labels.number,
    align: 'right',
    cell: ({ id }) => id,
    sortBy: ({ id }) => id,
    width: 100,
  },
  { key: 'package', label: texts.labels.package, cell: packageWords },
  { key: 'place', label: texts.labels.place, cell: placeLine },
  { key: 'phone', label: texts.labels.phone, cell: ({ phone }) => phone, width: 140 },
  {
    key: 'since',
    label: texts.labels.since,
    cell: ({ createdAt }) => dayOf(createdAt),
    width: 110,
  },
];

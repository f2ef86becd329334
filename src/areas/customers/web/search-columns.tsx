import { addressLine } from '#platform/shared/addresses.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import { TextLink } from '#platform/web/ui/text-link.tsx';
import type { CustomerHit } from '../search-contract.ts';

export const SEARCH_COLUMNS: Column<CustomerHit>[] = [
  {
    key: 'name',
    label: 'Name',
    // The row itself is the tab stop.
    cell: ({ id, name }) => (
      <TextLink to="/customer/$id" params={{ id }} tabIndex={-1} fz="inherit">
        {name}
      </TextLink>
    ),
    sortBy: ({ name }) => name,
  },
  { key: 'id', label: 'Number', align: 'right', cell: ({ id }) => id, sortBy: ({ id }) => id, width: 90 },
  { key: 'address', label: 'Address', cell: addressLine, sortBy: addressLine },
  { key: 'phone', label: 'Phone', cell: ({ phone }) => phone, sortBy: ({ phone }) => phone, width: 140 },
  { key: 'email', label: 'Email', cell: ({ email }) => email, sortBy: ({ email }) => email },
  {
    key: 'dob',
    label: 'Date of birth',
    kind: 'whole',
    cell: ({ dob }) => dob && showDay(dob),
    sortBy: ({ dob }) => dob,
    width: 120,
  },
];

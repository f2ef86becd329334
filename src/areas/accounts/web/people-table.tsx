import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { useClientSort } from '#platform/web/table/use-client-sort.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { AccountPerson } from '../contract.ts';
import { texts } from './texts.ts';

const COLUMNS: Column<AccountPerson>[] = [
  { key: 'name', label: texts.labels.name, cell: ({ name }) => name, sortBy: ({ name }) => name },
  {
    key: 'role',
    label: texts.people.role,
    cell: ({ role }) => role,
    sortBy: ({ role }) => role,
    width: 120,
  },
  {
    key: 'jobTitle',
    label: texts.people.jobTitle,
    cell: ({ jobTitle }) => jobTitle,
    sortBy: ({ jobTitle }) => jobTitle,
  },
  {
    key: 'office',
    label: texts.people.office,
    cell: ({ office }) => office,
    sortBy: ({ office }) => office,
  },
  { key: 'email', label: texts.people.email, cell: ({ email }) => email, sortBy: ({ email }) => email },
  {
    key: 'phone',
    label: texts.labels.phone,
    cell: ({ phone }) => phone,
    sortBy: ({ phone }) => phone,
    width: 140,
  },
];

export function PeopleTable({ people }: { people: AccountPerson[] }) {
  const sorted = useClientSort(people, COLUMNS);
  return (
    <TableCard title={texts.people.people}>
      <DataTable
        label={texts.people.people}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        empty={texts.people.noPeople}
        {...sorted}
      />
    </TableCard>
  );
}

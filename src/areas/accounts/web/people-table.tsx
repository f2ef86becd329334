import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { useClientSort } from '#platform/web/table/use-client-sort.ts';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { AccountPerson } from '../contract.ts';

const COLUMNS: Column<AccountPerson>[] = [
  { key: 'name', label: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'role', label: 'Role', cell: ({ role }) => role, sortBy: ({ role }) => role, width: 120 },
  {
    key: 'jobTitle',
    label: 'Job title',
    cell: ({ jobTitle }) => jobTitle,
    sortBy: ({ jobTitle }) => jobTitle,
  },
  { key: 'office', label: 'Office', cell: ({ office }) => office, sortBy: ({ office }) => office },
  { key: 'email', label: 'Email', cell: ({ email }) => email, sortBy: ({ email }) => email },
  { key: 'phone', label: 'Phone', cell: ({ phone }) => phone, sortBy: ({ phone }) => phone, width: 140 },
];

export function PeopleTable({ people }: { people: AccountPerson[] }) {
  const sorted = useClientSort(people, COLUMNS);
  return (
    <TableCard title="People">
      <DataTable label="People" columns={COLUMNS} rowKey={({ id }) => id} empty="No people." {...sorted} />
    </TableCard>
  );
}

import { showDay } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { useClientSort } from '#platform/web/table/use-client-sort.ts';
import { LinkButton } from '#platform/web/ui/link-button.tsx';
import { TableCard } from '#platform/web/ui/table-card.tsx';
import type { Customer, HouseholdMember } from '../contract.ts';
import { licenseWords, memberName } from './customer-words.ts';
import { type Numbered, numbered } from './numbered.ts';

const COLUMNS: Column<Numbered<HouseholdMember>>[] = [
  { key: 'name', label: 'Name', cell: memberName, sortBy: memberName },
  {
    key: 'relationship',
    label: 'Relationship',
    cell: ({ relationship }) => relationship,
    sortBy: ({ relationship }) => relationship,
  },
  { key: 'dob', label: 'Date of birth', cell: ({ dob }) => dob && showDay(dob), sortBy: ({ dob }) => dob },
  {
    key: 'license',
    label: 'License',
    cell: ({ licenseNumber, licenseState }) => licenseWords(licenseNumber, licenseState),
  },
];

export function HouseholdTable({ customer }: { customer: Customer }) {
  const sorted = useClientSort(numbered(customer.household), COLUMNS);
  return (
    <TableCard title="Household">
      <DataTable
        label="Household"
        columns={COLUMNS}
        rowKey={({ number }) => number}
        empty="No household members."
        emptyAction={
          <LinkButton to="/customer/$id/edit" params={{ id: customer.id }} variant="default" size="xs">
            Add a person
          </LinkButton>
        }
        {...sorted}
      />
    </TableCard>
  );
}

import { showDay } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import type { Customer, HouseholdMember } from '../contract.ts';
import { licenseWords, memberName } from './customer-words.ts';
import type { Numbered } from './numbered.ts';
import { PartTable } from './part-table.tsx';

const COLUMNS: Column<Numbered<HouseholdMember>>[] = [
  { key: 'name', label: 'Name', cell: memberName, sortBy: memberName },
  {
    key: 'relationship',
    label: 'Relationship',
    cell: ({ relationship }) => relationship,
    sortBy: ({ relationship }) => relationship,
  },
  {
    key: 'dob',
    label: 'Date of birth',
    kind: 'day',
    cell: ({ dob }) => dob && showDay(dob),
    sortBy: ({ dob }) => dob,
  },
  {
    key: 'license',
    label: 'License',
    cell: ({ licenseNumber, licenseState }) => licenseWords(licenseNumber, licenseState),
  },
];

export function HouseholdTable({ customer }: { customer: Customer }) {
  return (
    <PartTable
      customerId={customer.id}
      title="Household"
      rows={customer.household}
      columns={COLUMNS}
      empty="No household members."
      add="Add a person"
    />
  );
}

import { showDay } from '#platform/shared/dates.ts';
import type { Column } from '#platform/web/table/column.ts';
import type { Customer, HouseholdMember } from '../contract.ts';
import { licenseWords, memberName } from './customer-words.ts';
import type { Numbered } from './numbered.ts';
import { PartTable } from './part-table.tsx';
import { texts } from './texts.ts';

const COLUMNS: Column<Numbered<HouseholdMember>>[] = [
  { key: 'name', label: texts.columns.name, cell: memberName, sortBy: memberName },
  {
    key: 'relationship',
    label: texts.household.relationship,
    cell: ({ relationship }) => relationship,
    sortBy: ({ relationship }) => relationship,
  },
  {
    key: 'dob',
    label: texts.labels.dob,
    kind: 'day',
    cell: ({ dob }) => dob && showDay(dob),
    sortBy: ({ dob }) => dob,
  },
  {
    key: 'license',
    label: texts.columns.license,
    cell: ({ licenseNumber, licenseState }) => licenseWords(licenseNumber, licenseState),
  },
];

export function HouseholdTable({ customer }: { customer: Customer }) {
  return (
    <PartTable
      customerId={customer.id}
      title={texts.labels.household}
      rows={customer.household}
      columns={COLUMNS}
      empty={texts.household.none}
      add={texts.household.add}
    />
  );
}

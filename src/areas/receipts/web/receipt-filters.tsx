import { useQuery } from '@tanstack/react-query';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { DaysFilter } from '#platform/web/table/days-filter.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import type { ReceiptFilter } from '../list-contract.ts';
import { METHOD_WORDS, METHODS } from '../statuses.ts';
import { choicesQuery } from './receipt-queries.ts';

interface ReceiptFiltersProps {
  filter: ReceiptFilter;
  onChange: (filter: Partial<Record<keyof ReceiptFilter, string | undefined>>) => void;
}

const METHOD_CHOICES = METHODS.map((method) => ({ value: method, label: METHOD_WORDS[method] }));
const STATUS_CHOICES = [
  { value: 'active', label: 'Active' },
  { value: 'void', label: 'Void' },
];

export function ReceiptFilters({ filter, onChange }: ReceiptFiltersProps) {
  const { data: choices } = useQuery(choicesQuery);
  const select = (name: 'office' | 'method' | 'person' | 'status') => ({
    value: filter[name],
    onChange: (value: string | undefined) => onChange({ [name]: value }),
  });
  return (
    <FilterBar filter={filter}>
      <FilterSelect label="Office" all="Any" choices={namedChoices(choices?.offices)} {...select('office')} />
      <DaysFilter from={filter.from} to={filter.to} onChange={onChange} />
      <FilterSelect label="Paid by" all="Any" choices={METHOD_CHOICES} {...select('method')} />
      <FilterSelect
        label="Taken by"
        all="Anyone"
        choices={namedChoices(choices?.people)}
        {...select('person')}
      />
      <FilterSelect label="Status" all="Any" choices={STATUS_CHOICES} {...select('status')} />
    </FilterBar>
  );
}

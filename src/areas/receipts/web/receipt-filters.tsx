import { useQuery } from '@tanstack/react-query';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { keepDigits } from '#platform/web/inputs/typed-values.ts';
import { DaysFilter } from '#platform/web/table/days-filter.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import type { ReceiptFilter } from '../list-contract.ts';
import { METHOD_WORDS, METHODS, STATUSES } from '../statuses.ts';
import { choicesQuery } from './receipt-queries.ts';
import { texts } from './texts.ts';

interface ReceiptFiltersProps {
  filter: ReceiptFilter;
  onChange: (filter: Partial<Record<keyof ReceiptFilter, string | undefined>>) => void;
}

/** No office takes more receipts. */
const NUMBER_DIGITS = 9;
const METHOD_CHOICES = METHODS.map((method) => ({ value: method, label: METHOD_WORDS[method] }));
const STATUS_CHOICES = STATUSES.map((status) => ({ value: status, label: texts.statuses[status] }));

export function ReceiptFilters({ filter, onChange }: ReceiptFiltersProps) {
  const { data: choices } = useQuery(choicesQuery);
  const select = (name: 'office' | 'method' | 'person' | 'status') => ({
    value: filter[name],
    onChange: (value: string | undefined) => onChange({ [name]: value }),
  });
  return (
    <FilterBar
      filter={filter}
      search={
        <SearchField
          label={texts.labels.receiptNumber}
          value={filter.number === undefined ? '' : String(filter.number)}
          clean={(typed) => keepDigits(typed).replace(/^0+/, '').slice(0, NUMBER_DIGITS)}
          onSearch={(number) => onChange({ number: number || undefined })}
        />
      }
    >
      <FilterSelect
        label={texts.labels.office}
        all={texts.list.any}
        choices={namedChoices(choices?.offices)}
        {...select('office')}
      />
      <DaysFilter from={filter.from} to={filter.to} onChange={onChange} />
      <FilterSelect
        label={texts.labels.paidBy}
        all={texts.list.any}
        choices={METHOD_CHOICES}
        {...select('method')}
      />
      <FilterSelect
        label={texts.labels.takenBy}
        all={texts.list.anyone}
        choices={namedChoices(choices?.people)}
        {...select('person')}
      />
      <FilterSelect
        label={texts.labels.status}
        all={texts.list.any}
        choices={STATUS_CHOICES}
        {...select('status')}
      />
    </FilterBar>
  );
}

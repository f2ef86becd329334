import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { LINES_OF_BUSINESS } from '#areas/companies/contract.ts';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { numbered, PaperFilter } from '#platform/web/print/paper-filter.tsx';
import { DaysFilter } from '#platform/web/table/days-filter.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { say } from '#platform/web/wording.ts';
import type { QuoteFilter } from '../list-contract.ts';
import { QUOTE_STATES, STATE_WORDS } from '../statuses.ts';
import { choicesQuery } from './quote-queries.ts';
import { texts } from './texts.ts';

interface QuoteFiltersProps {
  filter: QuoteFilter;
  onChange: (filter: Partial<Record<keyof QuoteFilter, string | undefined>>) => void;
}

const STATES = QUOTE_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));

export function QuoteFilters({ filter, onChange }: QuoteFiltersProps) {
  const { query, ...narrowed } = filter;
  const whose = whoseWords(filter);
  const { data: choices } = useQuery(choicesQuery);
  const select = (name: 'state' | 'line' | 'person') => ({
    value: filter[name],
    onChange: (value: string | undefined) => onChange({ [name]: value }),
  });
  return (
    <FilterBar
      filter={narrowed}
      search={
        <SearchField
          label={texts.list.quoteNumber}
          value={query ?? ''}
          onSearch={(typed) => onChange({ query: typed || undefined })}
        />
      }
    >
      <PaperFilter label={say(texts.labels.customer)} value={numbered(filter.customer)} />
      <PaperFilter label={texts.labels.lead} value={numbered(filter.lead)} />
      {whose && (
        <Button
          variant="default"
          size="xs"
          rightSection={<IconX size={14} aria-hidden />}
          onClick={() => onChange({ customer: undefined, lead: undefined })}
        >
          {whose}
        </Button>
      )}
      <FilterSelect label={texts.labels.status} all={texts.list.any} choices={STATES} {...select('state')} />
      <FilterSelect
        label={texts.labels.lineOfBusiness}
        all={texts.list.any}
        choices={[...LINES_OF_BUSINESS]}
        {...select('line')}
      />
      <FilterSelect
        label={texts.labels.madeBy}
        all={texts.list.anyone}
        choices={namedChoices(choices?.people)}
        {...select('person')}
      />
      <DaysFilter from={filter.from} to={filter.to} onChange={onChange} />
    </FilterBar>
  );
}

/** Whoever comes from a customer or a lead sees the quotes of that one alone. */
function whoseWords({ customer, lead }: QuoteFilter): string | undefined {
  if (customer !== undefined) return say(texts.list.onlyCustomer(customer));
  return lead === undefined ? undefined : texts.list.onlyLead(lead);
}

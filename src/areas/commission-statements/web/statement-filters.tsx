import { useQuery } from '@tanstack/react-query';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { DaysFilter } from '#platform/web/table/days-filter.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { STATE_WORDS, STATEMENT_STATES } from '../rules.ts';
import type { FilterSearch } from './search.ts';
import { choicesQuery } from './statement-queries.ts';
import { texts } from './texts.ts';

const STATES = STATEMENT_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));

interface StatementFiltersProps {
  search: FilterSearch;
  onChange: (next: Partial<Record<keyof FilterSearch, string | undefined>>) => void;
}

export function StatementFilters({ search, onChange }: StatementFiltersProps) {
  const { data: choices } = useQuery(choicesQuery);
  const { employee, state, from, to } = search;
  return (
    <FilterBar filter={{ employee, state, from, to }}>
      <FilterSelect
        label={texts.labels.for}
        all={texts.list.anyone}
        choices={namedChoices(choices?.people)}
        value={employee}
        onChange={(value) => onChange({ employee: value })}
      />
      <FilterSelect
        label={texts.labels.status}
        all={texts.list.anyStatus}
        choices={STATES}
        value={state}
        onChange={(value) => onChange({ state: value })}
      />
      <DaysFilter labels={[texts.list.madeFrom, texts.list.madeTo]} from={from} to={to} onChange={onChange} />
    </FilterBar>
  );
}

import { useQuery } from '@tanstack/react-query';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { EMPLOYEE_STATES, NO_OFFICE } from '../statuses.ts';
import { choicesQuery, type EmployeeFilter } from './employee-queries.ts';
import { texts } from './texts.ts';

const WITHOUT_OFFICE = { value: String(NO_OFFICE), label: texts.filters.noOffice };
const STATES = EMPLOYEE_STATES.map((value) => ({ value, label: texts.states[value] }));

interface EmployeeFiltersProps {
  filter: EmployeeFilter;
  onChange: (filter: Partial<Record<keyof EmployeeFilter, string | undefined>>) => void;
}

export function EmployeeFilters({ filter, onChange }: EmployeeFiltersProps) {
  const { query, ...narrowed } = filter;
  const { data: choices } = useQuery(choicesQuery);
  return (
    <FilterBar
      filter={narrowed}
      search={
        <SearchField
          label={texts.filters.search}
          value={query ?? ''}
          onSearch={(text) => onChange({ query: text || undefined })}
        />
      }
    >
      <FilterSelect
        label={texts.filters.office}
        all={texts.filters.any}
        choices={[...namedChoices(choices?.offices), WITHOUT_OFFICE]}
        value={filter.office}
        onChange={(office) => onChange({ office })}
      />
      <FilterSelect
        label={texts.filters.status}
        all={texts.filters.any}
        choices={STATES}
        value={filter.state}
        onChange={(state) => onChange({ state })}
      />
    </FilterBar>
  );
}

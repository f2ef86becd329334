import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import type { CompanyFilter } from './company-queries.ts';

const KINDS = [
  { value: 'carrier', label: 'Carriers' },
  { value: 'finance', label: 'Finance companies' },
];
const STATUSES = [
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

interface CompanyFiltersProps {
  filter: CompanyFilter;
  onChange: (filter: Partial<Record<keyof CompanyFilter, string | undefined>>) => void;
}

export function CompanyFilters({ filter, onChange }: CompanyFiltersProps) {
  const { query, ...narrowed } = filter;
  return (
    <FilterBar
      filter={narrowed}
      search={
        <SearchField
          label="Search companies by name"
          value={query}
          onSearch={(text) => onChange({ query: text || undefined })}
        />
      }
    >
      <FilterSelect
        label="Kind"
        all="Any"
        choices={KINDS}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <FilterSelect
        label="Status"
        all="Any"
        choices={STATUSES}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
    </FilterBar>
  );
}

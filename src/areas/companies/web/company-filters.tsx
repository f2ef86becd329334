import { SegmentedControl } from '@mantine/core';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import type { CompanyFilter } from './company-queries.ts';

const KINDS = [
  { value: '', label: 'All' },
  { value: 'carrier', label: 'Carriers' },
  { value: 'finance', label: 'Finance' },
];
const STATUSES = [
  { value: '', label: 'All' },
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
      <SegmentedControl
        data-filter
        size="xs"
        aria-label="Kind"
        data={KINDS}
        value={filter.kind ?? ''}
        onChange={(kind) => onChange({ kind: kind || undefined })}
      />
      <SegmentedControl
        data-filter
        size="xs"
        aria-label="Status"
        data={STATUSES}
        value={filter.status ?? ''}
        onChange={(status) => onChange({ status: status || undefined })}
      />
    </FilterBar>
  );
}

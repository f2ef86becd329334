import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { COMPANY_KINDS, COMPANY_STATUSES } from '../statuses.ts';
import type { CompanyFilter } from './company-queries.ts';
import { texts } from './texts.ts';

const KINDS = COMPANY_KINDS.map((value) => ({ value, label: texts.filters.kinds[value] }));
const STATUSES = COMPANY_STATUSES.map((value) => ({ value, label: texts.filters.statuses[value] }));

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
          label={texts.filters.search}
          value={query}
          onSearch={(text) => onChange({ query: text || undefined })}
        />
      }
    >
      <FilterSelect
        label={texts.filters.kind}
        all={texts.filters.any}
        choices={KINDS}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <FilterSelect
        label={texts.filters.status}
        all={texts.filters.any}
        choices={STATUSES}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
    </FilterBar>
  );
}

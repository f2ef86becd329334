import { Group, SegmentedControl } from '@mantine/core';
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
  return (
    <Group justify="space-between" gap="xs" p="sm">
      <SearchField
        label="Search companies by name"
        value={filter.query}
        onSearch={(query) => onChange({ query: query || undefined })}
      />
      <Group gap="xs">
        <SegmentedControl
          size="xs"
          aria-label="Kind"
          data={KINDS}
          value={filter.kind ?? ''}
          onChange={(kind) => onChange({ kind: kind || undefined })}
        />
        <SegmentedControl
          size="xs"
          aria-label="Status"
          data={STATUSES}
          value={filter.status ?? ''}
          onChange={(status) => onChange({ status: status || undefined })}
        />
      </Group>
    </Group>
  );
}

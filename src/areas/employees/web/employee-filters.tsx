import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { EMPLOYEE_STATES, NO_OFFICE } from '../statuses.ts';
import { choicesQuery, type EmployeeFilter } from './employee-queries.ts';

const WITHOUT_OFFICE = { value: String(NO_OFFICE), label: 'No office' };

interface EmployeeFiltersProps {
  filter: EmployeeFilter;
  onChange: (filter: Partial<Record<keyof EmployeeFilter, string | undefined>>) => void;
}

export function EmployeeFilters({ filter, onChange }: EmployeeFiltersProps) {
  const { data: choices } = useQuery(choicesQuery);
  return (
    <Group justify="space-between" gap="xs" p="sm">
      <SearchField
        label="Search by name or email"
        value={filter.query ?? ''}
        onSearch={(query) => onChange({ query: query || undefined })}
      />
      <Group gap="xs">
        <FilterSelect
          aria-label="Office"
          all="Any office"
          choices={[...namedChoices(choices?.offices), WITHOUT_OFFICE]}
          value={filter.office}
          onChange={(office) => onChange({ office })}
        />
        <FilterSelect
          aria-label="Status"
          all="Any status"
          choices={EMPLOYEE_STATES}
          value={filter.state}
          onChange={(state) => onChange({ state })}
        />
      </Group>
    </Group>
  );
}

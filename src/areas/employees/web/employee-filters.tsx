import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { EMPLOYEE_STATES, NO_OFFICE } from '../statuses.ts';
import { choicesQuery, type EmployeeFilter } from './employee-queries.ts';

const ANY_STATE = { value: '', label: 'Any state' };
const ANY_OFFICE = { value: '', label: 'Any office' };
const WITHOUT_OFFICE = { value: String(NO_OFFICE), label: 'No office' };

interface EmployeeFiltersProps {
  filter: EmployeeFilter;
  onChange: (filter: Partial<Record<keyof EmployeeFilter, string | undefined>>) => void;
}

export function EmployeeFilters({ filter, onChange }: EmployeeFiltersProps) {
  const { data: choices } = useQuery(choicesQuery);
  const offices = (choices?.offices ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Group justify="space-between" gap="xs" p="sm">
      <SearchField
        label="Search by name or e-mail"
        value={filter.query ?? ''}
        onSearch={(query) => onChange({ query: query || undefined })}
      />
      <Group gap="xs">
        <NativeSelect
          size="xs"
          aria-label="Office"
          data={[ANY_OFFICE, ...offices, WITHOUT_OFFICE]}
          value={String(filter.office ?? '')}
          onChange={(event) => onChange({ office: event.currentTarget.value || undefined })}
        />
        <NativeSelect
          size="xs"
          aria-label="State"
          data={[ANY_STATE, ...EMPLOYEE_STATES]}
          value={filter.state ?? ''}
          onChange={(event) => onChange({ state: event.currentTarget.value || undefined })}
        />
      </Group>
    </Group>
  );
}

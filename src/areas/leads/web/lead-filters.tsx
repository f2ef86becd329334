import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { NONE } from '../list-contract.ts';
import { choicesQuery, type LeadFilter } from './lead-queries.ts';

interface LeadFiltersProps {
  filter: LeadFilter;
  onChange: (filter: Partial<Record<keyof LeadFilter, string | undefined>>) => void;
}

export function LeadFilters({ filter, onChange }: LeadFiltersProps) {
  const { data } = useQuery(choicesQuery);
  return (
    <Group gap="xs">
      <AssigneeFilter value={filter.assignee} onChange={(assignee) => onChange({ assignee })} />
      <FilterSelect
        label="Office"
        all="Any"
        choices={[...namedChoices(data?.offices), { value: String(NONE), label: 'No office' }]}
        value={filter.office}
        onChange={(office) => onChange({ office })}
      />
      <FilterSelect
        label="Source"
        all="Any"
        choices={data?.sources ?? []}
        value={filter.source}
        onChange={(source) => onChange({ source })}
      />
    </Group>
  );
}

interface AssigneeFilterProps {
  value: number | undefined;
  onChange: (value: string | undefined) => void;
}

export function AssigneeFilter({ value, onChange }: AssigneeFilterProps) {
  const { data } = useQuery(choicesQuery);
  return (
    <FilterSelect
      label="Assigned to"
      all="Anyone"
      choices={[...namedChoices(data?.people), { value: String(NONE), label: 'Nobody' }]}
      value={value}
      onChange={onChange}
    />
  );
}

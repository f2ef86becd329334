import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
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
      <NativeSelect
        size="xs"
        aria-label="Office"
        data={[
          { value: '', label: 'Any office' },
          ...optionsOf(data?.offices),
          { value: String(NONE), label: 'No office' },
        ]}
        value={String(filter.office ?? '')}
        onChange={(event) => onChange({ office: event.currentTarget.value || undefined })}
      />
      <NativeSelect
        size="xs"
        aria-label="Source"
        data={[{ value: '', label: 'Any source' }, ...(data?.sources ?? [])]}
        value={filter.source ?? ''}
        onChange={(event) => onChange({ source: event.currentTarget.value || undefined })}
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
    <NativeSelect
      size="xs"
      aria-label="Assigned to"
      data={[
        { value: '', label: 'Anybody' },
        ...optionsOf(data?.people),
        { value: String(NONE), label: 'Nobody' },
      ]}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  );
}

function optionsOf(choices: readonly { id: number; name: string }[] = []) {
  return choices.map(({ id, name }) => ({ value: String(id), label: name }));
}

import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { NONE } from '../list-contract.ts';
import { choicesQuery, type LeadFilter } from './lead-queries.ts';
import { texts } from './texts.ts';

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
        label={texts.labels.office}
        all={texts.filters.any}
        choices={[...namedChoices(data?.offices), { value: String(NONE), label: texts.filters.noOffice }]}
        value={filter.office}
        onChange={(office) => onChange({ office })}
      />
      <FilterSelect
        label={texts.labels.source}
        all={texts.filters.any}
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
      label={texts.labels.assignedTo}
      all={texts.filters.anyone}
      choices={[...namedChoices(data?.people), { value: String(NONE), label: texts.filters.nobody }]}
      value={value}
      onChange={onChange}
    />
  );
}

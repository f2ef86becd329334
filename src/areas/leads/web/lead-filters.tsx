import { useQuery } from '@tanstack/react-query';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { FoldedFilters } from '#platform/web/table/folded-filters.tsx';
import { NONE } from '../list-contract.ts';
import { choicesQuery, type LeadFilter } from './lead-queries.ts';
import { texts } from './texts.ts';

interface LeadFiltersProps {
  filter: LeadFilter;
  onChange: (filter: Partial<Record<keyof LeadFilter, string | undefined>>) => void;
}

export function LeadFilters({ filter: { assignee, office, source }, onChange }: LeadFiltersProps) {
  const { data } = useQuery(choicesQuery);
  return (
    <FoldedFilters filter={{ assignee, office, source }}>
      <AssigneeFilter value={assignee} onChange={(next) => onChange({ assignee: next })} />
      <FilterSelect
        label={texts.labels.office}
        all={texts.filters.any}
        choices={[...namedChoices(data?.offices), { value: String(NONE), label: texts.filters.noOffice }]}
        value={office}
        onChange={(next) => onChange({ office: next })}
      />
      <FilterSelect
        label={texts.labels.source}
        all={texts.filters.any}
        choices={data?.sources ?? []}
        value={source}
        onChange={(next) => onChange({ source: next })}
      />
    </FoldedFilters>
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

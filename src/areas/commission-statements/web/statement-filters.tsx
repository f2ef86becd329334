import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isDay } from '#platform/shared/dates.ts';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import type { TypedDay } from '#platform/web/inputs/typed-values.ts';
import { STATE_WORDS, STATEMENT_STATES } from '../rules.ts';
import type { FilterSearch } from './search.ts';
import { choicesQuery } from './statement-queries.ts';

interface StatementFiltersProps {
  search: FilterSearch;
  onChange: (next: Partial<Record<keyof FilterSearch, string | undefined>>) => void;
}

export function StatementFilters({ search, onChange }: StatementFiltersProps) {
  const { data: choices } = useQuery(choicesQuery);
  const { employee, state, from, to } = search;
  // A date that is half typed filters nothing yet.
  const onDay = (name: 'from' | 'to') => (day: TypedDay) => {
    if (day === null || isDay(day)) onChange({ [name]: day ?? undefined });
  };
  const people = choices?.people.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  const states = STATEMENT_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));
  return (
    <Group gap="xs" p="sm" align="flex-start">
      <NativeSelect
        size="xs"
        label="For"
        data={[{ value: '', label: 'Anyone' }, ...people]}
        value={String(employee ?? '')}
        onChange={({ currentTarget }) => onChange({ employee: currentTarget.value || undefined })}
      />
      <NativeSelect
        size="xs"
        label="State"
        data={[{ value: '', label: 'Any state' }, ...states]}
        value={state ?? ''}
        onChange={({ currentTarget }) => onChange({ state: currentTarget.value || undefined })}
      />
      <DayInput size="xs" w={140} label="Made from" value={from ?? null} onChange={onDay('from')} />
      <DayInput
        size="xs"
        w={140}
        label="Made to"
        value={to ?? null}
        error={from && to && to < from ? 'Before the first day.' : undefined}
        onChange={onDay('to')}
      />
    </Group>
  );
}

import { Group, NativeSelect } from '@mantine/core';
import { isDay } from '#platform/shared/dates.ts';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { DigitsInput } from '#platform/web/inputs/digits-input.tsx';
import type { TypedDay } from '#platform/web/inputs/typed-values.ts';
import { capitalized } from '../words.ts';
import type { LogSearch } from './log-search.ts';

export interface LogChoices {
  subjects: readonly string[];
  actions: readonly string[];
  people: readonly { id: number; name: string }[];
}

interface LogFiltersProps {
  search: LogSearch;
  choices: LogChoices | undefined;
  onChange: (next: Partial<Record<keyof LogSearch, string | number | undefined>>) => void;
}

export function LogFilters({ search, choices, onChange }: LogFiltersProps) {
  const { from, to, kind, record } = search;
  // A date that is half typed filters nothing yet.
  const onDay = (name: 'from' | 'to') => (day: TypedDay) => {
    if (day === null || isDay(day)) onChange({ [name]: day ?? undefined });
  };
  const select = (name: 'kind' | 'person' | 'action') => ({
    value: String(search[name] ?? ''),
    onChange: (value: string) =>
      onChange({ [name]: value || undefined, ...(name === 'kind' && { record: undefined }) }),
  });
  const people = choices?.people.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
  return (
    <Group gap="xs" p="sm" align="flex-start">
      <FilterSelect label="Record" any="Any kind" data={worded(choices?.subjects)} {...select('kind')} />
      <DigitsInput
        size="xs"
        w={110}
        label="Number"
        most={12}
        placeholder={kind ? 'Any' : 'Choose a kind'}
        disabled={!kind}
        value={record ?? null}
        onChange={(number) => onChange({ record: number || undefined })}
      />
      <FilterSelect label="Who" any="Anyone" data={people} {...select('person')} />
      <FilterSelect label="What" any="Any action" data={worded(choices?.actions)} {...select('action')} />
      <DayInput size="xs" w={140} label="From" value={from ?? null} onChange={onDay('from')} />
      <DayInput
        size="xs"
        w={140}
        label="To"
        value={to ?? null}
        error={from && to && to < from ? 'Before the first day.' : undefined}
        onChange={onDay('to')}
      />
    </Group>
  );
}

interface Choice {
  value: string;
  label: string;
}

const worded = (words: readonly string[] = []): Choice[] =>
  words.map((word) => ({ value: word, label: capitalized(word) }));

interface FilterSelectProps {
  label: string;
  any: string;
  data: Choice[];
  value: string;
  onChange: (value: string) => void;
}

function FilterSelect({ label, any, data, value, onChange }: FilterSelectProps) {
  // A choice of the address bar that does not occur is shown all the same.
  const known = value === '' || data.some((choice) => choice.value === value);
  return (
    <NativeSelect
      size="xs"
      label={label}
      data={[{ value: '', label: any }, ...data, ...(known ? [] : [{ value, label: capitalized(value) }])]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

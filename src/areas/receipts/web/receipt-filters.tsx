import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isDay } from '#platform/shared/dates.ts';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import type { TypedDay } from '#platform/web/inputs/typed-values.ts';
import type { ReceiptFilter } from '../contract.ts';
import { METHODS } from '../statuses.ts';
import { METHOD_WORDS } from '../words.ts';
import { choicesQuery } from './receipt-queries.ts';

interface ReceiptFiltersProps {
  filter: ReceiptFilter;
  onChange: (filter: Partial<Record<keyof ReceiptFilter, string | undefined>>) => void;
}

const METHOD_CHOICES = METHODS.map((method) => ({ value: method, label: METHOD_WORDS[method] }));
const STATUS_CHOICES = [
  { value: 'active', label: 'Active' },
  { value: 'void', label: 'Void' },
];

export function ReceiptFilters({ filter, onChange }: ReceiptFiltersProps) {
  const { data: choices } = useQuery(choicesQuery);
  const { from, to } = filter;
  // A date that is half typed filters nothing yet.
  const onDay = (name: 'from' | 'to') => (day: TypedDay) => {
    if (day === null || isDay(day)) onChange({ [name]: day ?? undefined });
  };
  const select = (name: 'office' | 'method' | 'person' | 'status') => ({
    value: String(filter[name] ?? ''),
    onChange: (value: string) => onChange({ [name]: value || undefined }),
  });
  return (
    <Group gap="xs" p="sm" align="flex-start">
      <FilterSelect label="Office" any="Any office" data={named(choices?.offices)} {...select('office')} />
      <DayInput size="xs" w={140} label="From" value={from ?? null} onChange={onDay('from')} />
      <DayInput
        size="xs"
        w={140}
        label="To"
        value={to ?? null}
        error={from && to && to < from ? 'Before the first day.' : undefined}
        onChange={onDay('to')}
      />
      <FilterSelect label="Paid by" any="Any method" data={METHOD_CHOICES} {...select('method')} />
      <FilterSelect label="Taken by" any="Anyone" data={named(choices?.people)} {...select('person')} />
      <FilterSelect label="Status" any="Any status" data={STATUS_CHOICES} {...select('status')} />
    </Group>
  );
}

interface Choice {
  value: string;
  label: string;
}

const named = (list: readonly { id: number; name: string }[] = []): Choice[] =>
  list.map(({ id, name }) => ({ value: String(id), label: name }));

interface FilterSelectProps {
  label: string;
  any: string;
  data: Choice[];
  value: string;
  onChange: (value: string) => void;
}

function FilterSelect({ label, any, data, value, onChange }: FilterSelectProps) {
  return (
    <NativeSelect
      size="xs"
      label={label}
      data={[{ value: '', label: any }, ...data]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

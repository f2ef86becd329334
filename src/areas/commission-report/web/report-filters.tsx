import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isDay } from '#platform/shared/dates.ts';
import { DayInput } from '#platform/web/inputs/day-input.tsx';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import type { TypedDay } from '#platform/web/inputs/typed-values.ts';
import type { ReportFilter } from '../contract.ts';
import { KIND_WORDS, KINDS } from '../rules.ts';
import { companiesQuery } from './report-queries.ts';

interface ReportFiltersProps {
  filter: ReportFilter;
  onChange: (next: Partial<Record<keyof ReportFilter, string | number | undefined>>) => void;
}

export function ReportFilters({ filter, onChange }: ReportFiltersProps) {
  const { data } = useQuery(companiesQuery);
  const { from, to, company, kind, tolerance } = filter;
  // A date that is half typed filters nothing yet.
  const onDay = (name: 'from' | 'to') => (day: TypedDay) => {
    if (day === null || isDay(day)) onChange({ [name]: day ?? undefined });
  };
  const carriers = (data?.results ?? []).filter(({ isCarrier }) => isCarrier);
  return (
    <Group gap="xs" p="sm" align="flex-start">
      <DayInput size="xs" w={140} label="Effective from" value={from} onChange={onDay('from')} />
      <DayInput
        size="xs"
        w={140}
        label="Effective to"
        value={to}
        error={to < from ? 'Before the first day.' : undefined}
        onChange={onDay('to')}
      />
      <NativeSelect
        size="xs"
        label="Company"
        data={[
          { value: '', label: 'All companies' },
          ...carriers.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        value={String(company ?? '')}
        onChange={({ currentTarget }) => onChange({ company: currentTarget.value || undefined })}
      />
      <NativeSelect
        size="xs"
        label="Kind"
        data={[
          { value: '', label: 'Any kind' },
          ...KINDS.map((value) => ({ value, label: KIND_WORDS[value] })),
        ]}
        value={kind ?? ''}
        onChange={({ currentTarget }) => onChange({ kind: currentTarget.value || undefined })}
      />
      <MoneyInput
        size="xs"
        w={110}
        label="Tolerance"
        value={Math.round(tolerance * 100)}
        onChange={(cents) => typeof cents === 'number' && onChange({ tolerance: cents / 100 })}
      />
    </Group>
  );
}

import { isDay } from '#platform/shared/dates.ts';
import { DayInput } from '../inputs/day-input.tsx';
import type { TypedDay } from '../inputs/typed-values.ts';
import { texts } from '../texts.ts';

interface DaysFilterProps {
  /** What is shown before the two days. */
  labels?: readonly [from: string, to: string];
  from: string | undefined;
  to: string | undefined;
  onChange: (next: Partial<Record<'from' | 'to', string | undefined>>) => void;
}

/** The first and the last day of what a list shows. */
export function DaysFilter({
  labels = [texts.filters.from, texts.filters.to],
  from,
  to,
  onChange,
}: DaysFilterProps) {
  // A date that is half typed filters nothing yet.
  const onDay = (name: 'from' | 'to') => (day: TypedDay) => {
    if (day === null || isDay(day)) onChange({ [name]: day ?? undefined });
  };
  return (
    <>
      <DayInput data-filter size="xs" label={labels[0]} value={from ?? null} onChange={onDay('from')} />
      <DayInput
        data-filter
        size="xs"
        label={labels[1]}
        value={to ?? null}
        error={from && to && to < from ? texts.filters.beforeFirstDay : undefined}
        onChange={onDay('to')}
      />
    </>
  );
}

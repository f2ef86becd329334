import { Select } from '@mantine/core';
import { officeToday } from '#platform/web/office-today.ts';
import { showPeriod } from '../period.ts';
import { texts } from './texts.ts';

/** Statements older than this are rarely imported; the one that a file names is offered in any case. */
const MONTHS_BACK = 36;

interface PeriodChoiceProps {
  value: string;
  onChange: (period: string) => void;
}

/** The month that a statement is for: it distinguishes a monthly payment from a repeated one. */
export function PeriodChoice({ value, onChange }: PeriodChoiceProps) {
  const months = monthsBack(officeToday());
  const offered = value && !months.includes(value) ? [value, ...months] : months;
  return (
    <Select
      label={texts.columns.period}
      description={texts.columns.whyPeriod}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={texts.columns.noPeriod}
      clearable
      clearButtonProps={{ 'aria-label': texts.columns.clearPeriod }}
      searchable
      data={offered.map((month) => ({ value: month, label: showPeriod(month) }))}
      value={value || null}
      onChange={(month) => onChange(month ?? '')}
    />
  );
}

/** From the month after this one on. */
function monthsBack(today: string): string[] {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return Array.from({ length: MONTHS_BACK }, (_, back) =>
    new Date(Date.UTC(year, month - back, 1)).toISOString().slice(0, 7),
  );
}

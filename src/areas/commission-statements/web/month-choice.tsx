import { useQuery } from '@tanstack/react-query';
import { showMonth } from '#platform/shared/dates.ts';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { choicesQuery } from './statement-queries.ts';
import { texts } from './texts.ts';

export interface MonthChoiceProps {
  month: string | undefined;
  onMonth: (month: string | undefined) => void;
}

/** The months in which active files were deposited. */
export function MonthChoice({ month, onMonth }: MonthChoiceProps) {
  const { data: choices } = useQuery(choicesQuery);
  return (
    <FilterSelect
      label={texts.labels.depositMonth}
      all={texts.waiting.anyMonth}
      choices={choices?.months.map((value) => ({ value, label: showMonth(value) })) ?? []}
      value={month}
      onChange={onMonth}
    />
  );
}

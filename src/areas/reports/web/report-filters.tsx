import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DaysFilter } from '#platform/web/table/days-filter.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { DAYS, DAYS_NAMES, type DayRange } from '../rules/days.ts';
import { GROUPINGS, type GroupingName, type Report } from '../rules/report.ts';
import { choicesQuery } from './report-queries.ts';
import type { AskedSearch } from './search.ts';
import { texts } from './texts.ts';

const DAY_CHOICES = DAYS_NAMES.map((value) => ({ value, label: DAYS[value].label }));

interface ReportFiltersProps {
  report: Report;
  by: GroupingName;
  search: AskedSearch;
  /** The days that are shown, however they were asked for. */
  range: DayRange;
  onChange: (next: AskedSearch) => void;
}

export function ReportFilters({ report, by, search, range, onChange }: ReportFiltersProps) {
  const { data } = useQuery(choicesQuery);
  const named = search.days ?? (search.from || search.to ? undefined : report.days);
  const none = Object.fromEntries(
    ['by', 'days', 'from', 'to', ...report.filters].map((name) => [name, undefined]),
  );
  return (
    <FilterBar filter={search}>
      <FilterSelect
        label={texts.filters.showBy}
        all={GROUPINGS[report.by[0] as GroupingName].label}
        choices={report.by.slice(1).map((value) => ({ value, label: GROUPINGS[value].label }))}
        value={by === report.by[0] ? undefined : by}
        onChange={(value) => onChange({ by: value })}
      />
      <FilterSelect
        label={texts.filters.days}
        all={texts.filters.chosenDays}
        choices={DAY_CHOICES}
        value={named}
        onChange={(value) =>
          onChange(value ? { days: value, from: undefined, to: undefined } : { days: undefined, ...range })
        }
      />
      <DaysFilter
        from={range.from}
        to={range.to}
        onChange={(next) => onChange({ days: undefined, ...range, ...next })}
      />
      {report.filters.map((name) => (
        <FilterSelect
          key={name}
          label={texts.filters.labels[name]}
          all={texts.filters.all[name]}
          choices={data?.[name] ?? []}
          value={search[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      <Button size="xs" variant="subtle" onClick={() => onChange(none)}>
        {texts.filters.reset}
      </Button>
    </FilterBar>
  );
}

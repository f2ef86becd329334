import { useQuery } from '@tanstack/react-query';
import { MoneyInput } from '#platform/web/inputs/money-input.tsx';
import { namedChoices } from '#platform/web/inputs/named-choices.ts';
import { DaysFilter } from '#platform/web/table/days-filter.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import type { ReportFilter } from '../contract.ts';
import { KIND_WORDS, KINDS } from '../rules.ts';
import { companiesQuery } from './report-queries.ts';
import { texts } from './texts.ts';

const KIND_CHOICES = KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));

interface ReportFiltersProps {
  filter: ReportFilter;
  onChange: (next: Partial<Record<keyof ReportFilter, string | number | undefined>>) => void;
}

export function ReportFilters({ filter, onChange }: ReportFiltersProps) {
  const { data } = useQuery(companiesQuery);
  const { from, to, company, kind, tolerance } = filter;
  const carriers = data?.results.filter(({ isCarrier }) => isCarrier);
  return (
    <FilterBar filter={{ from, to, company, kind }}>
      <DaysFilter
        labels={[texts.filters.effectiveFrom, texts.filters.effectiveTo]}
        from={from}
        to={to}
        onChange={onChange}
      />
      <FilterSelect
        label={texts.labels.company}
        all={texts.filters.allCompanies}
        choices={namedChoices(carriers)}
        value={company}
        onChange={(value) => onChange({ company: value })}
      />
      <FilterSelect
        label={texts.labels.kind}
        all={texts.filters.anyKind}
        choices={KIND_CHOICES}
        value={kind}
        onChange={(value) => onChange({ kind: value })}
      />
      <MoneyInput
        data-filter
        size="xs"
        label={texts.filters.tolerance}
        value={Math.round(tolerance * 100)}
        onChange={(cents) => typeof cents === 'number' && onChange({ tolerance: cents / 100 })}
      />
    </FilterBar>
  );
}

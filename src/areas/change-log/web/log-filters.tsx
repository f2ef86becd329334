import type { ReactNode } from 'react';
import { capitalized } from '#platform/shared/log-words.ts';
import { DigitsInput } from '#platform/web/inputs/digits-input.tsx';
import { type Choice, namedChoices } from '#platform/web/inputs/named-choices.ts';
import { DaysFilter } from '#platform/web/table/days-filter.tsx';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { say } from '#platform/web/wording.ts';
import type { LogSearch } from './log-search.ts';
import { texts } from './texts.ts';

export interface LogChoices {
  subjects: readonly string[];
  actions: readonly string[];
  people: readonly { id: number; name: string }[];
}

interface LogFiltersProps {
  search: LogSearch;
  choices: LogChoices | undefined;
  onChange: (next: Partial<Record<keyof LogSearch, string | number | undefined>>) => void;
  /** What else stands in the row of the filters. */
  children?: ReactNode;
}

export function LogFilters({ search, choices, onChange, children }: LogFiltersProps) {
  const { from, to, kind, record } = search;
  const select = (name: 'kind' | 'person' | 'action', known: Choice[]) => ({
    value: search[name],
    choices: withChosen(known, search[name]),
    onChange: (value: string | undefined) =>
      onChange({ [name]: value, ...(name === 'kind' && { record: undefined }) }),
  });
  return (
    <FilterBar filter={search}>
      <FilterSelect
        label={texts.labels.record}
        all={texts.filters.any}
        {...select('kind', worded(choices?.subjects))}
      />
      {/* A number belongs to a kind of record. */}
      {kind && (
        <DigitsInput
          data-filter
          size="xs"
          label={texts.filters.number}
          most={12}
          placeholder={texts.filters.any}
          value={record ?? null}
          onChange={(number) => onChange({ record: number || undefined })}
        />
      )}
      <FilterSelect
        label={texts.labels.who}
        all={texts.filters.anyone}
        {...select('person', namedChoices(choices?.people))}
      />
      <FilterSelect
        label={texts.labels.what}
        all={texts.filters.any}
        {...select('action', worded(choices?.actions))}
      />
      <DaysFilter from={from} to={to} onChange={onChange} />
      {children}
    </FilterBar>
  );
}

const worded = (words: readonly string[] = []): Choice[] =>
  words.map((word) => ({ value: word, label: say(capitalized(word)) }));

/** A choice of the address bar that does not occur is shown all the same. */
function withChosen(choices: Choice[], chosen: string | number | undefined): Choice[] {
  const value = String(chosen ?? '');
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return isKnown ? choices : [...choices, { value, label: capitalized(value) }];
}

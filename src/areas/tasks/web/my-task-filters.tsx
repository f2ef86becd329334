import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FilterBar } from '#platform/web/table/filter-bar.tsx';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { say } from '#platform/web/wording.ts';
import { DUE_TIMES, type TaskState } from '../statuses.ts';
import { ListSwitch } from './list-switch.tsx';
import { choicesQuery } from './task-queries.ts';
import { taskTexts } from './texts/task.ts';
import { texts } from './texts.ts';

export interface MyFilter {
  state?: TaskState | undefined;
  status?: number | undefined;
  type?: number | undefined;
  priority?: number | undefined;
  due?: (typeof DUE_TIMES)[number] | undefined;
  /** 1 leaves out what the person made for others. */
  given?: number | undefined;
  query?: string | undefined;
}

const STATES = [
  { value: 'open', label: texts.filters.states.open },
  { value: 'closed', label: texts.filters.states.closed },
  { value: 'all', label: texts.filters.states.all },
];
const GIVEN = [{ value: '1', label: texts.filters.givenToMe }];
const DUES = DUE_TIMES.map((value) => ({ value, label: texts.filters.due[value] }));

interface MyTaskFiltersProps {
  filter: MyFilter;
  onChange: (filter: Partial<Record<keyof MyFilter, string | undefined>>) => void;
}

export function MyTaskFilters({ filter, onChange }: MyTaskFiltersProps) {
  // Those that are switched off as well: tasks may have them.
  const { data: choices } = useQuery(choicesQuery);
  const { query, ...narrowed } = filter;
  const select = (name: keyof MyFilter) => ({
    value: filter[name],
    onChange: (value: string | undefined) => onChange({ [name]: value }),
  });
  return (
    <FilterBar
      filter={narrowed}
      search={
        <SearchField
          label={texts.filters.search}
          value={query ?? ''}
          onSearch={(text) => onChange({ query: text || undefined })}
        />
      }
    >
      <SegmentedControl
        data-filter
        size="xs"
        aria-label={texts.filters.openOrClosed}
        data={STATES}
        value={filter.state ?? 'open'}
        onChange={(state) => onChange({ state: state === 'open' ? undefined : state })}
      />
      <ListSwitch />
      <FilterSelect
        label={texts.filters.whose}
        all={texts.filters.givenOrMadeByMe}
        choices={GIVEN}
        {...select('given')}
      />
      <FilterSelect
        label={taskTexts.labels.taskstatusid}
        all={texts.filters.any}
        choices={optionsOf(choices?.statuses)}
        {...select('status')}
      />
      <FilterSelect
        label={taskTexts.labels.type}
        all={texts.filters.any}
        choices={optionsOf(choices?.types)}
        {...select('type')}
      />
      <FilterSelect
        label={taskTexts.labels.priority}
        all={texts.filters.any}
        choices={optionsOf(choices?.priorities)}
        {...select('priority')}
      />
      <FilterSelect label={taskTexts.labels.due} all={texts.filters.any} choices={DUES} {...select('due')} />
    </FilterBar>
  );
}

function optionsOf(choices: readonly { id: number; description: string }[] = []) {
  return choices.map(({ id, description }) => ({ value: String(id), label: say(description) }));
}

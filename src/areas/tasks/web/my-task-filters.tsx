import { Group, SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { say } from '#platform/web/wording.ts';
import { DUE_TIMES, type TaskState } from '../statuses.ts';
import { choicesQuery } from './task-queries.ts';
import { DUE_WORDS } from './task-words.ts';

export interface MyFilter {
  state?: TaskState | undefined;
  status?: number | undefined;
  type?: number | undefined;
  priority?: number | undefined;
  due?: (typeof DUE_TIMES)[number] | undefined;
  /** 1 leaves out what the person made for others. */
  given?: number | undefined;
}

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
];
const GIVEN = [{ value: '1', label: 'Given to me' }];
const DUES = DUE_TIMES.map((value) => ({ value, label: DUE_WORDS[value] }));

interface MyTaskFiltersProps {
  filter: MyFilter;
  onChange: (filter: Partial<Record<keyof MyFilter, string | undefined>>) => void;
}

export function MyTaskFilters({ filter, onChange }: MyTaskFiltersProps) {
  // Those that are switched off as well: tasks may have them.
  const { data: choices } = useQuery(choicesQuery);
  const select = (name: keyof MyFilter) => ({
    value: filter[name],
    onChange: (value: string | undefined) => onChange({ [name]: value }),
  });
  return (
    <Group gap="xs">
      <SegmentedControl
        size="xs"
        aria-label="Open or closed"
        data={STATES}
        value={filter.state ?? 'open'}
        onChange={(state) => onChange({ state: state === 'open' ? undefined : state })}
      />
      <FilterSelect aria-label="Whose" all="Given or made by me" choices={GIVEN} {...select('given')} />
      <FilterSelect
        aria-label="Status"
        all="Any status"
        choices={optionsOf(choices?.statuses)}
        {...select('status')}
      />
      <FilterSelect
        aria-label="Type"
        all="Any type"
        choices={optionsOf(choices?.types)}
        {...select('type')}
      />
      <FilterSelect
        aria-label="Priority"
        all="Any priority"
        choices={optionsOf(choices?.priorities)}
        {...select('priority')}
      />
      <FilterSelect aria-label="Due" all="Any due date" choices={DUES} {...select('due')} />
    </Group>
  );
}

function optionsOf(choices: readonly { id: number; description: string }[] = []) {
  return choices.map(({ id, description }) => ({ value: String(id), label: say(description) }));
}

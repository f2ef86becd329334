import { Group, SegmentedControl } from '@mantine/core';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { say } from '#platform/web/wording.ts';
import { TASK_PRIORITIES, TASK_STATUSES, TASK_TYPES } from '../choices.ts';
import { DUE_TIMES, type TaskState } from '../statuses.ts';
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
const TYPES = optionsOf(TASK_TYPES);
const PRIORITIES = optionsOf(TASK_PRIORITIES);
const GIVEN = [{ value: '1', label: 'Given to me' }];
const DUES = DUE_TIMES.map((value) => ({ value, label: DUE_WORDS[value] }));

interface MyTaskFiltersProps {
  filter: MyFilter;
  onChange: (filter: Partial<Record<keyof MyFilter, string | undefined>>) => void;
}

export function MyTaskFilters({ filter, onChange }: MyTaskFiltersProps) {
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
        choices={optionsOf(TASK_STATUSES)}
        {...select('status')}
      />
      <FilterSelect aria-label="Type" all="Any type" choices={TYPES} {...select('type')} />
      <FilterSelect aria-label="Priority" all="Any priority" choices={PRIORITIES} {...select('priority')} />
      <FilterSelect aria-label="Due" all="Any due date" choices={DUES} {...select('due')} />
    </Group>
  );
}

function optionsOf(choices: readonly { value: number; description: string }[]) {
  return choices.map(({ value, description }) => ({ value: String(value), label: say(description) }));
}

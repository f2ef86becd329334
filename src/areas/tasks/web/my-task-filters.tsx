import { Group, NativeSelect, SegmentedControl } from '@mantine/core';
import { TASK_PRIORITIES, TASK_STATUSES, TASK_TYPES } from '../choices.ts';
import { DUE_TIMES, type TaskState } from '../statuses.ts';
import { DUE_WORDS } from './task-words.ts';

export interface MyFilter {
  state?: TaskState | undefined;
  status?: number | undefined;
  type?: number | undefined;
  priority?: number | undefined;
  due?: (typeof DUE_TIMES)[number] | undefined;
}

const STATES = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
  { value: 'all', label: 'All' },
];
const DUES = DUE_TIMES.map((value) => ({ value, label: DUE_WORDS[value] }));

interface MyTaskFiltersProps {
  filter: MyFilter;
  onChange: (filter: Partial<Record<keyof MyFilter, string | undefined>>) => void;
}

export function MyTaskFilters({ filter, onChange }: MyTaskFiltersProps) {
  const select = (
    name: keyof MyFilter,
    label: string,
    any: string,
    data: { value: string; label: string }[],
  ) => (
    <NativeSelect
      size="xs"
      aria-label={label}
      data={[{ value: '', label: any }, ...data]}
      value={String(filter[name] ?? '')}
      onChange={(event) => onChange({ [name]: event.currentTarget.value || undefined })}
    />
  );
  return (
    <Group gap="xs">
      <SegmentedControl
        size="xs"
        aria-label="State"
        data={STATES}
        value={filter.state ?? 'open'}
        onChange={(state) => onChange({ state: state === 'open' ? undefined : state })}
      />
      {select('status', 'Status', 'Any status', optionsOf(TASK_STATUSES))}
      {select('type', 'Type', 'Any type', optionsOf(TASK_TYPES))}
      {select('priority', 'Priority', 'Any priority', optionsOf(TASK_PRIORITIES))}
      {select('due', 'Due', 'Any due date', DUES)}
    </Group>
  );
}

function optionsOf(choices: readonly { value: number; description: string }[]) {
  return choices.map(({ value, description }) => ({ value: String(value), label: description }));
}

import { SegmentedControl } from '@mantine/core';
import { useTaskSearch } from './use-task-search.ts';

const LISTS = [
  { value: 'active', label: 'Active' },
  { value: 'hidden', label: 'Hidden' },
];

/** The active tasks, or the hidden ones. */
export function ListSwitch() {
  const { search, change } = useTaskSearch();
  return (
    <SegmentedControl
      data-filter
      size="xs"
      aria-label="List"
      data={LISTS}
      value={search.list ?? 'active'}
      onChange={(next) => change({ list: next === 'hidden' ? next : undefined, page: undefined })}
    />
  );
}

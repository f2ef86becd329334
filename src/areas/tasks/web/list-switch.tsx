import { SegmentedControl } from '@mantine/core';
import { texts } from './texts.ts';
import { useTaskSearch } from './use-task-search.ts';

const LISTS = [
  { value: 'active', label: texts.filters.lists.active },
  { value: 'hidden', label: texts.filters.lists.hidden },
];

/** The active tasks, or the hidden ones. */
export function ListSwitch() {
  const { search, change } = useTaskSearch();
  return (
    <SegmentedControl
      data-filter
      size="xs"
      aria-label={texts.filters.list}
      data={LISTS}
      value={search.list ?? 'active'}
      onChange={(next) => change({ list: next === 'hidden' ? next : undefined, page: undefined })}
    />
  );
}

import { Button, SegmentedControl } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FilterSelect } from '#platform/web/table/filter-select.tsx';
import { SearchField } from '#platform/web/table/search-field.tsx';
import { say } from '#platform/web/wording.ts';
import { DUE_TIMES, type TaskState } from '../statuses.ts';
import { ListSwitch } from './list-switch.tsx';
import classes from './my-task-filters.module.css';
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
  query?: string | undefined;
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
  // On a phone they are behind one button.
  const [isOpen, setOpen] = useState(false);
  const filters = useId();
  const { query, ...narrowed } = filter;
  const chosen = Object.values(narrowed).filter((value) => value !== undefined).length;
  const select = (name: keyof MyFilter) => ({
    value: filter[name],
    onChange: (value: string | undefined) => onChange({ [name]: value }),
  });
  return (
    <div className={classes.bar}>
      <SearchField
        label="Find in these tasks"
        value={filter.query ?? ''}
        onSearch={(text) => onChange({ query: text || undefined })}
      />
      <Button
        variant="default"
        size="xs"
        className={classes.toggle}
        leftSection={<IconAdjustmentsHorizontal size={15} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={filters}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
      </Button>
      <div id={filters} className={classes.filters} data-open={isOpen || undefined}>
        <SegmentedControl
          size="xs"
          aria-label="Open or closed"
          data={STATES}
          value={filter.state ?? 'open'}
          onChange={(state) => onChange({ state: state === 'open' ? undefined : state })}
        />
        <ListSwitch />
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
      </div>
    </div>
  );
}

function optionsOf(choices: readonly { id: number; description: string }[] = []) {
  return choices.map(({ id, description }) => ({ value: String(id), label: say(description) }));
}

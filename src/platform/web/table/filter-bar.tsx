import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { texts } from '../texts.ts';
import classes from './filter-bar.module.css';

interface FilterBarProps {
  /** What the address bar says of the filters; those that filter are counted. */
  filter: object;
  /** A text that searches the list, which stays in sight. */
  search?: ReactNode;
  children: ReactNode;
}

/** The filters above a list, each with its label in its control; on a phone they are behind one button. */
export function FilterBar({ filter, search, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const filters = useId();
  const chosen = Object.values(filter).filter((value) => value !== undefined).length;
  return (
    <div className={classes.bar} data-screen-only>
      {search && <div className={classes.search}>{search}</div>}
      <Button
        variant="default"
        size="xs"
        className={classes.toggle}
        leftSection={<IconAdjustmentsHorizontal size={15} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={filters}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen > 0 ? texts.filters.buttonWithCount(chosen) : texts.filters.button}
      </Button>
      <div id={filters} className={classes.filters} data-filters data-open={isOpen || undefined}>
        {children}
      </div>
    </div>
  );
}

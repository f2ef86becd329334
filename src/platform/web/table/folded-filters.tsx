import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { texts } from '../texts.ts';
import classes from './folded-filters.module.css';

interface FoldedFiltersProps {
  /** What the address bar says of the filters; those that filter are counted. */
  filter: object;
  children: ReactNode;
}

/** Filters side by side; on a phone they are behind one button. */
export function FoldedFilters({ filter, children }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const filters = useId();
  const chosen = Object.values(filter).filter((value) => value !== undefined).length;
  return (
    <>
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
    </>
  );
}

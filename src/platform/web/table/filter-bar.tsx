import type { ReactNode } from 'react';
import classes from './filter-bar.module.css';
import { FoldedFilters } from './folded-filters.tsx';

interface FilterBarProps {
  /** What the address bar says of the filters; those that filter are counted. */
  filter: object;
  /** A text that searches the list, which stays in sight. */
  search?: ReactNode;
  children: ReactNode;
}

/** The filters above a list, each with its label in its control; on a phone they are behind one button. */
export function FilterBar({ filter, search, children }: FilterBarProps) {
  return (
    <div className={classes.bar} data-screen-only>
      {search && <div className={classes.search}>{search}</div>}
      <FoldedFilters filter={filter}>{children}</FoldedFilters>
    </div>
  );
}

import type { ReactNode } from 'react';
import { CountBadge } from '../ui/count-badge.tsx';
import classes from './group-title.module.css';

interface GroupTitleProps {
  children: ReactNode;
  /** How many rows belong to the group, where that is known. */
  count?: number | undefined;
  /** Red, for what should not be there. */
  isProblem?: boolean;
}

/** The head of a group of rows. */
export function GroupTitle({ children, count, isProblem = false }: GroupTitleProps) {
  return (
    <div className={classes.title} data-problem={isProblem || undefined}>
      {children} {count !== undefined && <CountBadge>{count}</CountBadge>}
    </div>
  );
}

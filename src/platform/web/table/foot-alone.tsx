import type { ReactNode } from 'react';
import classes from './pager.module.css';

/** The foot of a table that needs no pager. */
export function FootAlone({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={classes.alone} data-screen-only>
      {children}
    </div>
  );
}

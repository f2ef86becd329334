import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** What is known about a record, each fact under its name; what is empty is left out. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <div className={classes.room}>
      <dl className={classes.facts} data-facts>
        {children}
      </dl>
    </div>
  );
}

interface FactProps {
  label: string;
  /** Takes a whole row where it is narrow: addresses of every kind break badly. */
  isWide?: boolean;
  children: ReactNode;
}

export function Fact({ label, isWide = false, children }: FactProps) {
  if (children === '' || children === false || children === null || children === undefined) return null;
  return (
    <div className={isWide ? classes.wide : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

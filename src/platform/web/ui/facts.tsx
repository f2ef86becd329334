import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** What is known about a record, each fact under its name. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

interface FactProps {
  label: string;
  /** Takes two columns: addresses of every kind break badly. */
  isWide?: boolean;
  children: ReactNode;
}

export function Fact({ label, isWide = false, children }: FactProps) {
  const isEmpty = children === '' || children === false || children === null || children === undefined;
  return (
    <div className={isWide ? classes.wide : undefined}>
      <dt>{label}</dt>
      <dd data-empty={isEmpty || undefined}>{isEmpty ? '—' : children}</dd>
    </div>
  );
}

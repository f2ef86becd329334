import type { ReactNode } from 'react';
import classes from './facts.module.css';

/** What is known of a record, each fact under its name. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={classes.facts}>{children}</dl>;
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  const isEmpty = children === '' || children === null || children === undefined;
  return (
    <div>
      <dt>{label}</dt>
      <dd data-empty={isEmpty || undefined}>{isEmpty ? '—' : children}</dd>
    </div>
  );
}

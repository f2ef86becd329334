import type { ReactNode } from 'react';
import classes from './how.module.css';

interface HowProps {
  /** What is explained, such as "How the balance is figured". */
  label: string;
  children: ReactNode;
}

/** How a figure comes about: unfolded in place, never over the page. */
export function How({ label, children }: HowProps) {
  return (
    <details className={classes.how}>
      <summary data-how className={classes.button}>
        {label}
      </summary>
      <div className={classes.working}>{children}</div>
    </details>
  );
}

interface StepsProps {
  steps: readonly string[];
  /** The rule that it comes from. */
  rule: string;
}

/** Step by step, and then the rule. */
export function Steps({ steps, rule }: StepsProps) {
  return (
    <>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={classes.rule}>{rule}</p>
    </>
  );
}

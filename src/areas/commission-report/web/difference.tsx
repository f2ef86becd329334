import { type Cents, showMoney } from '#platform/shared/money.ts';
import classes from './report.module.css';

/** What was received beyond the expected; a loss is red, and either has its sign. */
export function Difference({ cents }: { cents: Cents }) {
  return (
    <span className={cents < 0 ? classes.loss : undefined}>
      {cents > 0 ? `+${showMoney(cents)}` : showMoney(cents)}
    </span>
  );
}

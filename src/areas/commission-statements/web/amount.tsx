import { type Cents, showMoney } from '#platform/shared/money.ts';
import classes from './amount.module.css';

/** A loss is red, and has its minus. */
export function Amount({ cents }: { cents: Cents }) {
  return <span className={cents < 0 ? classes.loss : undefined}>{showMoney(cents)}</span>;
}

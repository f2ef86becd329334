import { type Cents, showMoney } from '#platform/shared/money.ts';
import classes from './imports.module.css';

/** Nothing where the row has no amount that could be read. */
export function Amount({ cents }: { cents: Cents | null }) {
  if (cents === null) return null;
  return <span className={cents < 0 ? classes.loss : undefined}>{showMoney(cents)}</span>;
}

import { type Cents, showMoney } from '#platform/shared/money.ts';
import classes from './eod.module.css';

/** A difference with its sign: a shortage in red, an overage in orange. */
export function SignedMoney({ cents }: { cents: Cents }) {
  return (
    <span className={classes.signed} data-sign={Math.sign(cents)}>
      {signedWords(cents)}
    </span>
  );
}

export function signedWords(cents: Cents): string {
  if (cents === 0) return showMoney(0);
  return `${cents > 0 ? '+' : '−'}${showMoney(Math.abs(cents))}`;
}

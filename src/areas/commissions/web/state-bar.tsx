import { showMoney } from '#platform/shared/money.ts';
import type { FileView } from '../contract.ts';
import { STATE_KEYS, STATUS_WORDS, STATUSES } from '../statuses.ts';
import classes from './state-bar.module.css';
import { texts } from './texts.ts';

/** The four states of a file as parts of one bar, each with its word and what its lines come to. */
export function StateBar({ totals }: { totals: FileView['totals'] }) {
  const all = STATUSES.reduce((sum, status) => sum + totals[STATE_KEYS[status]], 0);
  return (
    <figure className={classes.figure} aria-label={texts.file.linesByState} data-tour="states">
      <div className={classes.bar} aria-hidden>
        {STATUSES.filter((status) => totals[STATE_KEYS[status]] > 0).map((status) => (
          <span
            key={status}
            className={classes.part}
            data-state={STATE_KEYS[status]}
            style={{ flexGrow: totals[STATE_KEYS[status]] / Math.max(1, all) }}
          />
        ))}
      </div>
      <ul className={classes.words}>
        {STATUSES.map((status) => (
          <li key={status}>
            <span className={classes.dot} data-state={STATE_KEYS[status]} aria-hidden />
            {STATUS_WORDS[status]}
            <span className={classes.amount}>{showMoney(totals.amounts[STATE_KEYS[status]])}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

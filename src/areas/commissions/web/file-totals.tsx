import { showMoney } from '#platform/shared/money.ts';
import type { FileView } from '../contract.ts';
import classes from './file-totals.module.css';
import { StateBar } from './state-bar.tsx';

/** Over every line of the file, whatever is filtered. */
export function FileTotals({ view: { totals } }: { view: FileView }) {
  const lines = totals.pending + totals.staged + totals.settled + totals.forwarded;
  return (
    <section aria-label="Grand Totals" className={classes.totals}>
      <StateBar totals={totals} />
      <p className={classes.words} data-tour="totals">
        <span>Grand Totals</span>
        <span>
          <b>{lines.toLocaleString('en-US')}</b> line items
        </span>
        <span>
          <b>{showMoney(totals.commissionable)}</b> premium
        </span>
        <span>
          <b>{showMoney(totals.adjusted)}</b> adjusted total
        </span>
      </p>
    </section>
  );
}

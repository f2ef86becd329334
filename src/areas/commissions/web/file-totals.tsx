import { showMoney } from '#platform/shared/money.ts';
import { showCount } from '#platform/shared/show-count.ts';
import { HowButton } from '#platform/web/ui/how-button.tsx';
import type { FileView } from '../contract.ts';
import { HOW_FILE } from '../how.ts';
import classes from './file-totals.module.css';
import { StateBar } from './state-bar.tsx';
import { texts } from './texts.ts';

/** Over every line of the file, whatever is filtered. */
export function FileTotals({ view: { totals } }: { view: FileView }) {
  const lines = totals.pending + totals.staged + totals.settled + totals.forwarded;
  return (
    <section
      aria-label={texts.file.grandTotals}
      className={classes.totals}
      data-figure={texts.file.grandTotals}
    >
      <StateBar totals={totals} />
      <p className={classes.words} data-tour="totals">
        <span>{texts.file.grandTotals}</span>
        <span>
          <b>{showCount(lines)}</b> {texts.file.totals.lineItems}
        </span>
        <span>
          <b>{showMoney(totals.commissionable)}</b> {texts.file.totals.premium}
        </span>
        <span>
          <b>{showMoney(totals.adjusted)}</b> {texts.file.totals.adjusted}
        </span>
        <HowButton label={texts.file.grandTotals}>{HOW_FILE}</HowButton>
      </p>
    </section>
  );
}

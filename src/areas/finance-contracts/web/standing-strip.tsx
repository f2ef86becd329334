import { HowButton } from '#platform/web/ui/how-button.tsx';
import type { ContractRow } from '../contract.ts';
import { standingWords } from './contract-words.ts';
import classes from './standing-strip.module.css';

/** Balance, what is overdue, what comes next, and open quotes, above the list; its place until they are known. */
export function StandingStrip({ rows }: { rows: readonly ContractRow[] | undefined }) {
  if (!rows) return <div className={classes.strip} />;
  return (
    <dl className={classes.strip}>
      {standingWords(rows).map(({ label, value, note, how, isLate }) => (
        <div key={label} className={classes.figure} data-figure={label}>
          <dt className={classes.label}>
            {label}
            <HowButton label={label}>{how}</HowButton>
          </dt>
          <dd className={classes.value} data-late={isLate || undefined}>
            {value}
          </dd>
          <dd className={classes.note} style={{ margin: 0 }}>
            {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}

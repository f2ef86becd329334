import { type Cents, showMoney } from '#platform/shared/money.ts';
import type { CommissionLine } from '../line-contract.ts';
import { diffOf, readAmount } from '../rules.ts';
import { type Adjustments, typedDifference, useAdjustment, useAllAdjustments } from './adjustments.ts';
import classes from './lines.module.css';

export function Amount({ cents }: { cents: Cents }) {
  return <span className={cents < 0 ? classes.loss : undefined}>{showMoney(cents)}</span>;
}

/** Follows what is typed as Adjusted. */
export function DiffCell({ line, adjustments }: { line: CommissionLine; adjustments: Adjustments }) {
  const typed = useAdjustment(adjustments, line.id);
  const adjusted = (typed && readAmount(typed.text)) ?? line.adjusted;
  return <Difference cents={diffOf({ adjusted, commission: line.commission })} />;
}

/** None is faint: whoever looks down the column sees what differs. */
export function Difference({ cents }: { cents: Cents }) {
  return cents === 0 ? <span className={classes.none}>{showMoney(0)}</span> : <Amount cents={cents} />;
}

interface LiveTotalProps {
  /** Over the whole filter, as the server has it. */
  stored: Cents;
  adjustments: Adjustments;
}

/** A total with what is typed and not saved. */
export function LiveTotal({ stored, adjustments }: LiveTotalProps) {
  return <Amount cents={stored + typedDifference(useAllAdjustments(adjustments))} />;
}

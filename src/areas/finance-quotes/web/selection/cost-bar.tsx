import { VisuallyHidden } from '@mantine/core';
import { showMoney } from '#platform/shared/money.ts';
import type { PayOption } from '../../contract.ts';
import classes from './cost-bar.module.css';
import { creditCost } from './option-words.ts';

interface CostBarProps {
  option: Pick<PayOption, 'Interest' | 'SetupFee'>;
  most: number;
}

/** Fee and interest as one bar, as long as they are together; the figure stands beside it. */
export function CostBar({ option, most }: CostBarProps) {
  const { Interest, SetupFee } = option;
  const share = (part: number) => `${most > 0 ? (100 * part) / most : 0}%`;
  return (
    <div className={classes.cost}>
      <div className={classes.bar} aria-hidden>
        <div className={classes.fee} style={{ width: share(SetupFee) }} />
        <div className={classes.interest} style={{ width: share(Interest) }} />
        <span className={classes.figure}>{showMoney(creditCost(option))}</span>
      </div>
      <VisuallyHidden>{showMoney(creditCost(option))}</VisuallyHidden>
    </div>
  );
}

import { showMoney } from '#platform/shared/money.ts';
import { HowButton } from '#platform/web/ui/how-button.tsx';
import type { ReceiptList, MethodTotals as Totals } from '../list-contract.ts';
import { METHOD_WORDS } from '../statuses.ts';
import classes from './method-totals.module.css';
import { commonTexts } from './texts/common.ts';

interface MethodTotalsProps {
  methods: Totals;
  total: number;
  voided?: ReceiptList['voided'];
  /** How it is counted, where nothing around it says so. */
  how?: string;
}

/** What was taken by each method, and in all; a voided receipt doesn't count. */
export function MethodTotals({ methods, total, voided, how }: MethodTotalsProps) {
  return (
    <table
      className={classes.totals}
      aria-label={commonTexts.totalsByMethod}
      data-figure={how && commonTexts.totalsByMethod}
    >
      <tbody>
        {methods.map(({ method, count, amount }) => (
          <tr key={method} data-none={count === 0 || undefined}>
            <th scope="row">{METHOD_WORDS[method]}</th>
            <td className={classes.count}>{commonTexts.receipts(count)}</td>
            <td className={classes.share} aria-hidden>
              <div style={{ width: `${total > 0 ? (amount / total) * 100 : 0}%` }} />
            </td>
            <td className={classes.amount}>{showMoney(amount)}</td>
          </tr>
        ))}
        <tr className={classes.sum}>
          <th scope="row">
            {commonTexts.total}
            {how && <HowButton label={commonTexts.totalsByMethod}>{how}</HowButton>}
          </th>
          <td className={classes.count}>
            {commonTexts.receipts(methods.reduce((sum, { count }) => sum + count, 0))}
          </td>
          <td className={classes.share} />
          <td className={classes.amount}>{showMoney(total)}</td>
        </tr>
        {voided && voided.count > 0 && (
          <tr data-none>
            <th scope="row">{commonTexts.voidNotCounted}</th>
            <td className={classes.count}>{commonTexts.receipts(voided.count)}</td>
            <td className={classes.share} />
            <td className={classes.amount}>{showMoney(voided.amount)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

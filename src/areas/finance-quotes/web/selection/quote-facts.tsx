import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { FinanceContext } from '../../contract.ts';
import classes from './selection.module.css';

/** What identifies the quote, and what the company says about it. */
export function QuoteFacts({ quote }: { quote: FinanceContext }) {
  const { financeCompanyName, QuoteCode, quoteDate, AmountFinanced, firstDueDate, integrationMemo } = quote;
  const memo = [integrationMemo, `Quote ends ${showDay(quote.expires)}.`].filter(Boolean).join(' ');
  return (
    <div className={classes.head}>
      <dl className={classes.facts}>
        <div>
          <dt>Finance company</dt>
          <dd>{financeCompanyName}</dd>
        </div>
        <div>
          <dt>Quote number</dt>
          <dd>{QuoteCode}</dd>
        </div>
        <div>
          <dt>Quote date</dt>
          <dd>{showDay(quoteDate)}</dd>
        </div>
        <div>
          <dt>Amount financed</dt>
          <dd>{showMoney(AmountFinanced)}</dd>
        </div>
        <div>
          <dt>First due date</dt>
          <dd>{showDay(firstDueDate)}</dd>
        </div>
        <div>
          <dt>Contract status</dt>
          <dd>
            <StateBadge tone="waits">Quoted</StateBadge>
          </dd>
        </div>
      </dl>
      <p className={classes.memo}>
        <span>Memo</span>
        {memo}
      </p>
    </div>
  );
}

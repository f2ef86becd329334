import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { StateBadge } from '#platform/web/ui/state-badge.tsx';
import type { FinanceContext } from '../../contract.ts';
import { texts } from '../texts.ts';
import classes from './selection.module.css';

/** What identifies the quote, and what the company says about it. */
export function QuoteFacts({ quote }: { quote: FinanceContext }) {
  const { financeCompanyName, QuoteCode, quoteDate, AmountFinanced, firstDueDate, integrationMemo } = quote;
  const memo = [integrationMemo, texts.selection.quoteEnds(showDay(quote.expires))].filter(Boolean).join(' ');
  return (
    <div className={classes.head}>
      <dl className={classes.facts}>
        <div>
          <dt>{texts.labels.financeCompany}</dt>
          <dd>{financeCompanyName}</dd>
        </div>
        <div>
          <dt>{texts.labels.quoteNumber}</dt>
          <dd>{QuoteCode}</dd>
        </div>
        <div>
          <dt>{texts.labels.quoteDate}</dt>
          <dd>{showDay(quoteDate)}</dd>
        </div>
        <div>
          <dt>{texts.labels.amountFinanced}</dt>
          <dd>{showMoney(AmountFinanced)}</dd>
        </div>
        <div>
          <dt>{texts.labels.firstDueDate}</dt>
          <dd>{showDay(firstDueDate)}</dd>
        </div>
        <div>
          <dt>{texts.labels.contractStatus}</dt>
          <dd>
            <StateBadge tone="waits">{texts.statuses.Quoted}</StateBadge>
          </dd>
        </div>
      </dl>
      <p className={classes.memo}>
        <span>{texts.labels.memo}</span>
        {memo}
      </p>
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OpenBillings } from '#areas/account-billing/contract.ts';
import {
  billingsQuery,
  type Proposal,
  ProposalWorking,
  proposalQuery,
} from '#areas/account-billing/web/public.ts';
import { changesInWords, reductionInWords } from '#areas/account-discounts/rules/words.ts';
import type { PaymentMethod } from '#areas/account-payment-methods/contract.ts';
import { methodsQuery } from '#areas/account-payment-methods/web/public.ts';
import { showDay, showMonth } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { useFirstPage } from '#platform/web/table/use-paged-rows.ts';
import { HowButton } from '#platform/web/ui/how-button.tsx';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { HOW_NEXT_PRICE, HOW_OPEN, HOW_PRICE, HOW_THIS_MONTH } from '../how.ts';
import classes from './account-page.module.css';
import { texts } from './texts.ts';

interface AccountFiguresProps {
  accountId: number;
  /** What the month costs is for accounting users. */
  seesMonth: boolean;
}

/** At most four figures that matter. */
export function AccountFigures({ accountId, seesMonth }: AccountFiguresProps) {
  const { data: methods } = useQuery(methodsQuery(accountId));
  const { data: month } = useQuery({ ...proposalQuery(accountId), enabled: seesMonth });
  const method = methods?.find(({ setsPrice }) => setsPrice);
  const next = method?.working.prices[1];
  const bills = useFirstPage(billingsQuery(accountId, readList({})));
  if (!methods) return <Waiting height={86} mb="md" />;
  return (
    <section aria-label={texts.figures.figures} className={classes.figures}>
      <Figure
        label={texts.figures.clientPricePerOffice}
        how={HOW_PRICE}
        value={method ? showMoney(method.clientPrice) : '—'}
        note={method ? priceWords(method) : texts.figures.noPaymentMethodYet}
      >
        {method && <PriceSteps method={method} />}
      </Figure>
      {seesMonth && (
        <Figure
          label={month ? showMonth(month.firstDay) : texts.figures.thisMonth}
          how={HOW_THIS_MONTH}
          value={month ? showMoney(month.total) : '—'}
          note={month ? monthWords(month) : ''}
        >
          {month && <ProposalWorking proposal={month} />}
        </Figure>
      )}
      <Figure
        label={texts.figures.open}
        how={HOW_OPEN}
        value={bills ? showMoney(bills.open.total) : '—'}
        note={bills ? openWords(bills.open) : ''}
        isOpen={bills !== undefined && bills.open.total > 0}
      />
      <Figure
        label={texts.figures.nextPriceChange}
        how={HOW_NEXT_PRICE}
        value={next ? showMoney(next.price) : '—'}
        note={method && next ? nextWords(method, next.from) : texts.figures.noneIsAgreed}
      />
    </section>
  );
}

/** base $149.00, 3 discounts today */
function priceWords({ office_amount, working }: PaymentMethod): string {
  const discounts = working.steps.length - 1;
  const price = showMoney(office_amount);
  return discounts > 0 ? texts.figures.basePriceDiscounted(price, discounts) : texts.figures.basePrice(price);
}

/** 09/01/2026, 5.00 % has ended */
function nextWords({ discounts }: PaymentMethod, day: string): string {
  return texts.figures.changesOn(showDay(day), changesInWords(discounts, day));
}

/** offices $678.90 + add-ons $396.42 */
function monthWords({ lines: [offices, ...addOns] }: Proposal): string {
  const more = addOns.reduce((sum, { amount }) => sum + amount, 0);
  return texts.figures.officesAndAddOns(showMoney(offices?.amount ?? 0), showMoney(more));
}

/** 1 check is awaited since 06/08/2026 */
function openWords({ rows, checks, since }: OpenBillings): string {
  if (rows === 0 || !since) return texts.figures.everythingIsPaid;
  const day = dayOf(since);
  return rows === checks ? texts.figures.checksAwaited(rows, day) : texts.figures.rowsOpen(rows, day);
}

interface FigureProps {
  label: string;
  value: string;
  note: string;
  /** Somebody still has to pay it. */
  isOpen?: boolean;
  /** How it is counted, in a few words. */
  how: string;
  /** How it comes about, unfolded in place after those words. */
  children?: ReactNode;
}

function Figure({ label, value, note, isOpen, how, children }: FigureProps) {
  return (
    <div className={classes.figure} data-figure={label}>
      <span className={classes.dimmed}>
        {label}
        {!children && <HowButton label={label}>{how}</HowButton>}
      </span>
      <span className={classes.value} data-open={isOpen || undefined}>
        {value}
      </span>
      <span className={classes.dimmed}>{note}</span>
      {children && (
        <details className={classes.how}>
          <summary data-how aria-label={texts.figures.howFigure(label)}>
            {texts.figures.how}
          </summary>
          <p className={classes.rule}>{how}</p>
          {children}
        </details>
      )}
    </div>
  );
}

function PriceSteps({ method: { working } }: { method: PaymentMethod }) {
  const words = working.steps.map(({ name, amountType, amount, left }, at) => {
    if (!amountType || amount === null) return texts.figures.step(at + 1, name, showMoney(left));
    const off = reductionInWords({ amountType, amount });
    return texts.figures.stepOff(at + 1, name, off, showMoney(left));
  });
  return (
    <ul className={classes.steps}>
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

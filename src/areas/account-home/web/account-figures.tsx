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
import { counted } from '#platform/shared/noun.ts';
import { readList } from '#platform/web/table/page-params.ts';
import { useFirstPage } from '#platform/web/table/use-paged-rows.ts';
import { HowButton } from '#platform/web/ui/how-button.tsx';
import { dayOf } from '#platform/web/ui/local-days.ts';
import { Waiting } from '#platform/web/ui/waiting.tsx';
import { HOW_NEXT_PRICE, HOW_OPEN, HOW_PRICE } from '../how.ts';
import classes from './account-page.module.css';

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
    <section aria-label="Figures" className={classes.figures}>
      <Figure
        label="Client price per office"
        how={HOW_PRICE}
        value={method ? showMoney(method.clientPrice) : '—'}
        note={method ? priceWords(method) : 'no payment method yet'}
      >
        {method && <PriceSteps method={method} />}
      </Figure>
      {seesMonth && (
        <Figure
          label={month ? showMonth(month.firstDay) : 'This month'}
          value={month ? showMoney(month.total) : '—'}
          note={month ? monthWords(month) : ''}
        >
          {month && <ProposalWorking proposal={month} />}
        </Figure>
      )}
      <Figure
        label="Open"
        how={HOW_OPEN}
        value={bills ? showMoney(bills.open.total) : '—'}
        note={bills ? openWords(bills.open) : ''}
        isOpen={bills !== undefined && bills.open.total > 0}
      />
      <Figure
        label="Next price change"
        how={HOW_NEXT_PRICE}
        value={next ? showMoney(next.price) : '—'}
        note={method && next ? nextWords(method, next.from) : 'none is agreed'}
      />
    </section>
  );
}

/** base $149.00, 3 discounts today */
function priceWords({ office_amount, working }: PaymentMethod): string {
  const discounts = working.steps.length - 1;
  return `base ${showMoney(office_amount)}${discounts > 0 ? `, ${counted(discounts, 'discount')} today` : ''}`;
}

/** 09/01/2026, 5.00 % has ended */
function nextWords({ discounts }: PaymentMethod, day: string): string {
  return `${showDay(day)}, ${changesInWords(discounts, day)}`;
}

/** offices $678.90 + add-ons $396.42 */
function monthWords({ lines: [offices, ...addOns] }: Proposal): string {
  const more = addOns.reduce((sum, { amount }) => sum + amount, 0);
  return `offices ${showMoney(offices?.amount ?? 0)} + add-ons ${showMoney(more)}`;
}

/** 1 check is awaited since 06/08/2026 */
function openWords({ rows, checks, since }: OpenBillings): string {
  if (rows === 0 || !since) return 'everything is paid';
  const are = rows === 1 ? 'is' : 'are';
  const wait =
    rows === checks ? `${counted(rows, 'check')} ${are} awaited` : `${counted(rows, 'row')} ${are} open`;
  return `${wait} since ${dayOf(since)}`;
}

interface FigureProps {
  label: string;
  value: string;
  note: string;
  /** Somebody still has to pay it. */
  isOpen?: boolean;
  /** How it is counted, in a few words. */
  how?: string;
  /** How it comes about, unfolded in place. */
  children?: ReactNode;
}

function Figure({ label, value, note, isOpen, how, children }: FigureProps) {
  return (
    <div className={classes.figure} data-figure={label}>
      <span className={classes.dimmed}>
        {label}
        {how && <HowButton label={label}>{how}</HowButton>}
      </span>
      <span className={classes.value} data-open={isOpen || undefined}>
        {value}
      </span>
      <span className={classes.dimmed}>{note}</span>
      {children && (
        <details className={classes.how}>
          <summary aria-label={`How: ${label}`}>How</summary>
          {children}
        </details>
      )}
    </div>
  );
}

function PriceSteps({ method: { working } }: { method: PaymentMethod }) {
  const words = working.steps.map(({ name, amountType, amount, left }, at) => {
    const what = amountType && amount !== null ? ` ${reductionInWords({ amountType, amount })} leaves` : '';
    return `${at + 1}. ${name}${what} ${showMoney(left)}`;
  });
  return (
    <ul className={classes.steps}>
      {words.map((line) => (
        <li key={line}>{line}</li>
      ))}
      <li>Rounded once, at the end.</li>
    </ul>
  );
}

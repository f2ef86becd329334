import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ProposalWorking, proposalQuery } from '#areas/account-billing/web/public.ts';
import { reductionInWords } from '#areas/account-discounts/rules/words.ts';
import type { PaymentMethod } from '#areas/account-payment-methods/contract.ts';
import { methodsQuery } from '#areas/account-payment-methods/web/public.ts';
import { showDay } from '#platform/shared/dates.ts';
import { showMoney } from '#platform/shared/money.ts';
import { Waiting } from '#platform/web/ui/waiting.tsx';
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
  if (!methods) return <Waiting height={86} mb="md" />;
  return (
    <section aria-label="Figures" className={classes.figures}>
      <Figure
        label="Client price per office"
        value={method ? showMoney(method.clientPrice) : '—'}
        note={method ? `base ${showMoney(method.office_amount)}` : 'no payment method yet'}
      >
        {method && <PriceSteps method={method} />}
      </Figure>
      {seesMonth && (
        <Figure
          label="This month"
          value={month ? showMoney(month.total) : '—'}
          note={month ? `${month.lines.length} ${month.lines.length === 1 ? 'line' : 'lines'}` : ''}
        >
          {month && <ProposalWorking proposal={month} />}
        </Figure>
      )}
      <Figure
        label="Next price change"
        value={next ? showMoney(next.price) : '—'}
        note={next ? showDay(next.from) : 'none is agreed'}
      />
    </section>
  );
}

interface FigureProps {
  label: string;
  value: string;
  note: string;
  /** How it comes about, unfolded in place. */
  children?: ReactNode;
}

function Figure({ label, value, note, children }: FigureProps) {
  return (
    <div className={classes.figure}>
      <span className={classes.dimmed}>{label}</span>
      <span className={classes.value}>{value}</span>
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

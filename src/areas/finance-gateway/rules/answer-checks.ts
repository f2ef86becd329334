import { addDays, addMonths } from '#platform/shared/calendar.ts';
import type { Cents, PercentHundredths } from '#platform/shared/money.ts';
import { aprOf } from './apr.ts';
import { type Financed, lastDueOf, leastDownPayment } from './charges.ts';
import type { Endorsed } from './endorsement.ts';
import type { QuotedEndorsement, QuotedOption } from './pay-option.ts';
import { dueDays, firstDueOf } from './terms.ts';

/** An eighth of a percentage point: Regulation Z, 1026.22(a)(2). In hundredths. */
const TOLERANCE: PercentHundredths = 12.5;
/** A company may hold a quote open for so many days at most. */
const LONGEST_OFFER = 366;

interface Quoted {
  expires: string;
  options: readonly QuotedOption[];
}

/** What contradicts the question or itself in a company's quote, in our own words; nothing when it holds. */
export function quoteProblem(asked: Financed & { quotedOn: string }, quote: Quoted): string | undefined {
  const { quotedOn } = asked;
  if (quote.expires < quotedOn || quote.expires > addDays(quotedOn, LONGEST_OFFER))
    return 'The day on which the quote expires is not plausible.';
  const counts = quote.options.map(({ numberOfPay }) => numberOfPay);
  if (new Set(counts).size < counts.length) return 'Two options have the same number of payments.';
  for (const option of quote.options) {
    const problem = optionProblem(asked, option);
    if (problem) return problem;
  }
  return undefined;
}

function optionProblem(asked: Financed, option: QuotedOption): string | undefined {
  const { total, minimumDownPayment, advancedOn, expiresFirst } = asked;
  const { numberOfPay, downPayment, docStamps, amountFinanced, totalOfPayments } = option;
  if (downPayment < leastDownPayment(total, minimumDownPayment) || downPayment > total)
    return 'A down payment is below the minimum or above the total.';
  if (amountFinanced !== total - downPayment + docStamps) return 'An amount financed does not add up.';
  if (totalOfPayments !== amountFinanced + option.interest + option.setupFee)
    return 'A total of payments does not add up.';
  if (!addsUp(numberOfPay, option.monthlyPayment, option.lastPayment, totalOfPayments))
    return 'The payments do not add up to their total.';
  if (lastDueOf(advancedOn, numberOfPay) >= expiresFirst) return 'A term outlives a policy.';
  return isAprRight(option, advancedOn) ? undefined : 'An APR is more than 1/8 of a point off.';
}

const addsUp = (count: number, each: Cents, last: Cents, total: Cents) =>
  each > 0 && last > 0 && each * (count - 1) + last === total;

function isAprRight(option: QuotedOption, advancedOn: string): boolean {
  const { numberOfPay, monthlyPayment, lastPayment, amountFinanced } = option;
  const payments = dueDays(firstDueOf(advancedOn), numberOfPay).map((date, at) => ({
    date,
    amount: at < numberOfPay - 1 ? monthlyPayment : lastPayment,
  }));
  const ours = aprOf([{ date: advancedOn, amount: amountFinanced }], payments);
  return !('problem' in ours) && Math.abs(ours.apr - option.APR) <= TOLERANCE;
}

/** The same for an endorsement. */
export function endorsementProblem(asked: Endorsed, quoted: QuotedEndorsement): string | undefined {
  const { amountFinanced, docStamps, financeCharge, totalOfPayments, remainingPayments } = quoted;
  if (amountFinanced !== asked.added - asked.downPayment + docStamps)
    return 'The amount financed does not add up.';
  if (totalOfPayments !== asked.presentBalance + amountFinanced + financeCharge)
    return 'The total of payments does not add up.';
  const open = asked.remaining.reduce((sum, { amount }) => sum + amount, 0);
  const toPay = open + amountFinanced + financeCharge;
  if (!addsUp(remainingPayments, quoted.newPaymentAmount, quoted.lastPayment, toPay))
    return 'The payments do not add up to their total.';
  if (quoted.nextDueDate < asked.askedOn) return 'The next payment is due in the past.';
  const lastDue = addMonths(quoted.nextDueDate, remainingPayments - 1);
  const latest = asked.remaining.at(-1)?.due ?? '';
  return lastDue >= asked.expiresFirst && lastDue > latest ? 'A term outlives a policy.' : undefined;
}

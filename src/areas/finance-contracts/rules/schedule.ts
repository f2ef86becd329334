import { aprOf, type Flow } from '#areas/finance-gateway/rules/apr.ts';
import { meantDays } from '#areas/finance-gateway/rules/meant-days.ts';
import { dueDaysOf, equalParts, type Terms } from '#areas/finance-gateway/rules/terms.ts';
import { BoundedMap } from '#platform/shared/bounded-map.ts';
import { addMonths } from '#platform/shared/calendar.ts';
import type { Cents } from '#platform/shared/money.ts';

export interface Installment {
  due: string;
  amount: Cents;
  principal: Cents;
  interest: Cents;
}

/** Terms with the payment that was agreed; without one the payments are as equal as they can be. */
export interface AgreedPayment extends Terms {
  paymentAmount?: Cents | null;
}

export function agreedPayments(terms: AgreedPayment): Flow[] {
  const amountOf = agreedAmounts(terms);
  return dueDaysOf(terms).map((date, at) => ({ date, amount: amountOf(at) }));
}

/** Each of the agreed amount; the last takes the remainder. */
function agreedAmounts({ paymentAmount, totalOfPayments, numberPayments }: AgreedPayment) {
  const others = numberPayments - 1;
  const last = totalOfPayments - (paymentAmount ?? 0) * others;
  if (paymentAmount && last > 0) return (at: number): Cents => (at < others ? paymentAmount : last);
  const parts = equalParts(totalOfPayments, numberPayments);
  return (at: number): Cents => parts[at] as Cents;
}

const known = new BoundedMap<string, readonly Installment[]>(1000);

/**
 * The payments with their parts; principal adds up to the amount financed, interest to the finance charge. They follow
 * from the terms alone, and the APR in them takes longest, so they are kept for the next look at the contract.
 */
export function scheduleOf(terms: AgreedPayment): readonly Installment[] {
  const { advancedOn, amountFinanced, totalOfPayments, numberPayments, paymentAmount } = terms;
  const key = `${advancedOn} ${amountFinanced} ${totalOfPayments} ${numberPayments} ${paymentAmount}`;
  const found = known.get(key);
  if (found) return found;
  const schedule = inParts({ date: advancedOn, amount: amountFinanced }, agreedPayments(terms));
  known.set(key, schedule);
  return schedule;
}

/** What of each payment is principal of that advance, and what is interest. */
export function inParts(advance: Flow, flows: readonly Flow[]): Installment[] {
  const found = aprOf([advance], flows);
  const apr = 'problem' in found ? undefined : found;
  const meant = meantDays(flows.map(({ date }) => date));
  let owed = advance.amount;
  return flows.map(({ date, amount }, at) => {
    const isLast = at === flows.length - 1;
    const from = at === 0 ? advance.date : (flows[at - 1]?.date ?? '');
    const day = meant[at];
    const time = apr && day ? apr.unit.count(from, day) : { full: 0, fraction: 0 };
    const rate = apr?.rate ?? 0;
    const growth = (1 + time.fraction * rate) * (1 + rate) ** time.full - 1;
    const principal = isLast ? owed : Math.min(owed, amount - Math.round(owed * growth));
    owed -= principal;
    return { due: date, amount, principal, interest: amount - principal };
  });
}

/** An additional premium is spread equally over the payments not yet due; when none is left, one comes a month later. */
export function withAdditional(schedule: readonly Installment[], added: Cents, on: string): Installment[] {
  const later = schedule.filter(({ due }) => due > on);
  const last = schedule.at(-1)?.due ?? on;
  if (later.length === 0)
    return [
      ...schedule,
      { due: addMonths(last > on ? last : on, 1), amount: added, principal: added, interest: 0 },
    ];
  const parts = equalParts(added, later.length);
  return schedule.map((each) => {
    const part = parts[later.indexOf(each)] ?? 0;
    return { ...each, amount: each.amount + part, principal: each.principal + part };
  });
}

export interface SettledInstallment extends Installment {
  paid: Cents;
}

export function settle(schedule: readonly Installment[], paid: Cents): SettledInstallment[] {
  const partOf = partsOf(paid);
  return schedule.map(({ due, amount, principal, interest }) => ({
    due,
    amount,
    principal,
    interest,
    paid: partOf(amount),
  }));
}

/** Of a payment what matters to what is due. */
export type PaidInstallment = Pick<SettledInstallment, 'due' | 'amount' | 'paid'>;

/** When and how much, and what of it is paid: a report asks for thousands of contracts, and for nothing else. */
export function paidPayments(terms: AgreedPayment, paid: Cents): PaidInstallment[] {
  const [amountOf, partOf] = [agreedAmounts(terms), partsOf(paid)];
  return dueDaysOf(terms).map((due, at) => {
    const amount = amountOf(at);
    return { due, amount, paid: partOf(amount) };
  });
}

/** Payments settle the oldest due first: asked in that order, it tells what of each is paid. */
function partsOf(paid: Cents): (amount: Cents) => Cents {
  let left = paid;
  return (amount) => {
    const part = Math.min(left, amount);
    left -= part;
    return part;
  };
}

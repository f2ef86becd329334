import { addMonths, daysBetween } from '#platform/shared/calendar.ts';
import type { Cents, PercentHundredths } from '#platform/shared/money.ts';
import type { QuotedOption } from './pay-option.ts';
import { type ChargeTerms, OWN_TERMS, type Stamps, stateRule } from './state-rules.ts';
import { aprOfTerms, equalParts, firstDueOf } from './terms.ts';

const YEAR_DAYS = 365;
const SHORTEST_TERM = 3;
const LONGEST_TERM = 11;
const TERMS = Array.from({ length: LONGEST_TERM - SHORTEST_TERM + 1 }, (_, at) => SHORTEST_TERM + at);

/** The least that is paid down: a part of the total, rounded up to the cent. */
export function leastDownPayment(total: Cents, minimum: PercentHundredths): Cents {
  return Math.ceil((total * minimum) / 10_000);
}

/** Interest at a yearly rate for the actual days, rounded once. */
export function interestFor(unpaid: Cents, yearlyRate: PercentHundredths, days: number): Cents {
  return Math.round((unpaid * yearlyRate * days) / (10_000 * YEAR_DAYS));
}

/** The tax is financed as well, so it is the smallest amount that pays for itself too. */
export function stampsFor(unpaid: Cents, stamps: Stamps | null): Cents {
  if (!stamps) return 0;
  const on = (amount: Cents) => Math.min(stamps.most, Math.ceil(amount / stamps.step) * stamps.each);
  let tax = 0;
  while (on(unpaid + tax) > tax) tax = on(unpaid + tax);
  return tax;
}

/** The day of the last of so many payments. */
export function lastDueOf(advancedOn: string, count: number): string {
  return addMonths(firstDueOf(advancedOn), count - 1);
}

export interface Financed {
  state: string;
  total: Cents;
  minimumDownPayment: PercentHundredths;
  advancedOn: string;
  expiresFirst: string;
  hadContract: boolean;
}

/** Every term whose last payment is due before the first policy expires, with what it costs. */
export function payOptions(financed: Financed): QuotedOption[] {
  const { total, minimumDownPayment, advancedOn, expiresFirst } = financed;
  const downPayment = leastDownPayment(total, minimumDownPayment);
  if (total <= downPayment) return [];
  return TERMS.filter((count) => lastDueOf(advancedOn, count) < expiresFirst).flatMap(
    (count) => optionOf(financed, downPayment, count) ?? [],
  );
}

/** Nothing for amounts so small that a payment would be none, or that no APR can be disclosed for. */
function optionOf(financed: Financed, downPayment: Cents, count: number): QuotedOption | undefined {
  const { state, total, advancedOn, hadContract } = financed;
  const terms: ChargeTerms = stateRule(state, advancedOn) ?? OWN_TERMS;
  const unpaid = total - downPayment;
  const interest = interestFor(
    unpaid,
    terms.yearlyRate,
    daysBetween(advancedOn, lastDueOf(advancedOn, count)),
  );
  const setupFee = hadContract ? 0 : terms.setupFee;
  const docStamps = stampsFor(unpaid, terms.stamps);
  const amountFinanced = unpaid + docStamps;
  const totalOfPayments = amountFinanced + interest + setupFee;
  const parts = equalParts(totalOfPayments, count);
  const apr = aprOfTerms({ amountFinanced, totalOfPayments, numberPayments: count, advancedOn });
  if (!apr || parts.some((part) => part <= 0)) return undefined;
  return {
    numberOfPay: count,
    downPayment,
    monthlyPayment: parts[0] as Cents,
    lastPayment: parts.at(-1) as Cents,
    interest,
    setupFee,
    docStamps,
    amountFinanced,
    totalOfPayments,
    APR: apr.apr,
  };
}

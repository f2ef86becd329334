import { aprOfTerms } from '#areas/finance-gateway/rules/terms.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { type Cents, type PercentHundredths, showMoney, showPercent } from '#platform/shared/money.ts';
import type { ContractStatus } from '../statuses.ts';
import { type Parts, totalOf } from './money-parts.ts';

/** What someone enters of the money of a contract; what is empty is computed or still unknown. */
export interface Figures extends Parts {
  contractStatus: ContractStatus;
  downPayment: Cents;
  amountFinanced: Cents | null;
  numberPayments: number | null;
  paymentAmount: Cents | null;
  APR: PercentHundredths | null;
  dateFinanced: string | null;
}

/** What the figures are judged with. */
export interface Around {
  /** The balance that is rolled over into this contract. */
  transferred: Cents;
  /** The first day of the policies' cover. */
  policyMinDate: string | null;
  storedApr: PercentHundredths | null;
}

export const ALONE: Around = { transferred: 0, policyMinDate: null, storedApr: null };

/** A typed APR above this is taken only when it is what was computed. */
export const HIGHEST_TYPED_APR: PercentHundredths = 100_00;

/** More than this beside the computed APR is worth a warning: an eighth of a point, Regulation Z's tolerance. */
export const APR_TOLERANCE: PercentHundredths = 12.5;

export interface Computed {
  total: Cents;
  /** Total less down payment, and what is rolled over. */
  leastFinanced: Cents;
  amountFinanced: Cents;
  /** Null until number and amount of the payments are known. */
  totalOfPayments: Cents | null;
  /** The day from which the first payment is counted. */
  advancedOn: string | null;
  computedApr: PercentHundredths | null;
  APR: PercentHundredths | null;
}

/** Everything of a contract that follows from its figures. */
export function computed(figures: Figures, around: Around = ALONE): Computed {
  const total = totalOf(figures);
  const leastFinanced = total - figures.downPayment + around.transferred;
  const amountFinanced = figures.amountFinanced ?? leastFinanced;
  const { numberPayments, paymentAmount } = figures;
  const totalOfPayments =
    numberPayments === null || paymentAmount === null ? null : numberPayments * paymentAmount;
  const advancedOn = around.policyMinDate ?? figures.dateFinanced;
  const computedApr =
    numberPayments === null || totalOfPayments === null || advancedOn === null || amountFinanced <= 0
      ? null
      : (aprOfTerms({ amountFinanced, totalOfPayments, numberPayments, advancedOn })?.apr ?? null);
  const APR = figures.APR ?? computedApr;
  return { total, leastFinanced, amountFinanced, totalOfPayments, advancedOn, computedApr, APR };
}

/** True when someone's own APR is further from the computed one than the law tolerates. */
export function isAprOff(typed: PercentHundredths | null, found: PercentHundredths | null): boolean {
  return typed !== null && found !== null && Math.abs(typed - found) > APR_TOLERANCE;
}

/** What the figures of a contract must satisfy together, at the field where it is put right. */
export function figureProblems(figures: Figures, around: Around = ALONE): FieldErrors {
  const found = computed(figures, around);
  return {
    ...totalProblems(figures, found),
    ...aprProblems(figures, found, around),
    ...approvalProblems(figures, found),
    ...paymentProblems(figures, found),
  };
}

function totalProblems({ downPayment, amountFinanced }: Figures, found: Computed): FieldErrors {
  const errors: FieldErrors = {};
  const { total, leastFinanced } = found;
  if (total <= 0) errors.premium = ['Enter a premium, a fee or a tax: the total must be above $0.00.'];
  else if (downPayment > total) errors.downPayment = [`Enter at most ${showMoney(total)}, the total.`];
  else if (amountFinanced !== null && amountFinanced < leastFinanced)
    errors.amountFinanced = [
      `Enter at least ${showMoney(leastFinanced)}, or leave it empty: the rest of the total must be financed.`,
    ];
  return errors;
}

function aprProblems({ APR }: Figures, { computedApr }: Computed, { storedApr }: Around): FieldErrors {
  if (APR === null || APR <= HIGHEST_TYPED_APR || APR === computedApr || APR === storedApr) return {};
  const instead =
    computedApr === null ? 'Leave it empty to have it computed.' : `Computed is ${showPercent(computedApr)}.`;
  return { APR: [`Enter an APR from 0 % to 100 %. ${instead}`] };
}

/** A quote may leave open what an approved contract needs. */
function approvalProblems(
  { contractStatus, numberPayments, paymentAmount, dateFinanced }: Figures,
  { total, amountFinanced }: Computed,
): FieldErrors {
  if (contractStatus !== 'Approved') return {};
  const errors = missingProblems({ contractStatus, numberPayments, paymentAmount, dateFinanced });
  if (total > 0 && amountFinanced === 0)
    errors.downPayment = [`Enter less than ${showMoney(total)}: nothing is left to finance.`];
  return errors;
}

type Needed = Pick<Figures, 'contractStatus'> &
  Record<'numberPayments' | 'paymentAmount' | 'dateFinanced', unknown>;

/** What an approved contract needs and does not have. */
export function missingProblems({
  contractStatus,
  numberPayments,
  paymentAmount,
  dateFinanced,
}: Needed): FieldErrors {
  const errors: FieldErrors = {};
  if (contractStatus !== 'Approved') return errors;
  if (numberPayments === null) errors.numberPayments = ['Enter the number of payments to approve it.'];
  if (paymentAmount === null) errors.paymentAmount = ['Enter the payment amount to approve it.'];
  if (dateFinanced === null) errors.dateFinanced = ['Enter the date financed to approve it.'];
  return errors;
}

function paymentProblems({ numberPayments }: Figures, found: Computed): FieldErrors {
  const { totalOfPayments, amountFinanced } = found;
  if (totalOfPayments === null || totalOfPayments >= amountFinanced) return {};
  const least = Math.ceil(amountFinanced / (numberPayments ?? 1));
  return {
    paymentAmount: [
      `${numberPayments === 1 ? '1 payment comes' : `${numberPayments} payments come`} to ${showMoney(totalOfPayments)}, less than the ${showMoney(amountFinanced)} financed. Enter at least ${showMoney(least)}.`,
    ],
  };
}

import type { FieldErrors } from '#platform/shared/errors.ts';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import { type BillingState, CATEGORIES, TRAN_CODES } from './statuses.ts';

export interface BillNow {
  category: number | undefined;
  tranCode: number | undefined;
  amount: Cents | undefined;
  paymentMethodId: number | undefined;
  billingId: number | undefined;
}

export const WRONG_CODE = 'Billing goes with Debit, and Refund with Refund.';

/** What is missing or does not fit together, by field. */
export function billNowProblems({
  category,
  tranCode,
  amount,
  paymentMethodId,
  billingId,
}: BillNow): FieldErrors {
  const errors: FieldErrors = {};
  const isVoid = category === CATEGORIES.Void;
  if (category === undefined) errors.billingType = ['Billing Type is Required'];
  if (tranCode === undefined && !isVoid) errors.tranCode = ['Transaction Type is Required'];
  else if (isVoid || category === undefined) {
    // A void takes either code.
  } else if (tranCode !== (category === CATEGORIES.Billing ? TRAN_CODES.Debit : TRAN_CODES.Refund))
    errors.tranCode = [WRONG_CODE];
  if (isVoid) return billingId === undefined ? { ...errors, billingId: ['Choose the row to void.'] } : errors;
  if (!amount) errors.amount = ['Amount is Required'];
  if (paymentMethodId === undefined) errors.paymentMethod = ['Payment Method is Required'];
  return errors;
}

/** What an account was billed and given back so far. */
export interface Standing {
  paid: Cents;
  refunded: Cents;
  /** Refunds that are Open or Processing. */
  refunding: Cents;
}

export function mostRefunded({ paid, refunded, refunding }: Standing): Cents {
  return Math.max(0, paid - refunded - refunding);
}

export function refundProblem(amount: Cents, standing: Standing): string | undefined {
  const most = mostRefunded(standing);
  return amount > most ? `At most ${showMoney(most)} can be refunded.` : undefined;
}

interface VoidedRow {
  state: BillingState;
  /** Its charge was handed over: nobody can call it back. */
  isHandedOver: boolean;
}

export function whyNotVoided({ state, isHandedOver }: VoidedRow): string | undefined {
  if (state === 'Open') return undefined;
  if (state !== 'Processing') return `This row is ${state} and cannot be voided.`;
  return isHandedOver ? 'Its charge is on its way and cannot be called back.' : undefined;
}

/** Digits only, at least 4 and at most 6. */
export function checkNumberProblem(number: string): string | undefined {
  if (number.trim() === '') return 'Check Number is Required';
  return /^\d{4,6}$/.test(number) ? undefined : 'Invalid Check Number';
}

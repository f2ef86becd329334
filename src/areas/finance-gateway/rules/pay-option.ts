import type { Cents, PercentHundredths } from '#platform/shared/money.ts';

/** One way to pay. `interest` and `setupFee` together are the finance charge. */
export interface QuotedOption {
  numberOfPay: number;
  downPayment: Cents;
  monthlyPayment: Cents;
  lastPayment: Cents;
  interest: Cents;
  setupFee: Cents;
  docStamps: Cents;
  amountFinanced: Cents;
  totalOfPayments: Cents;
  APR: PercentHundredths;
}

/** An endorsement of a contract: what is added, and the payments that replace those not yet due. */
export interface QuotedEndorsement {
  quoteCode: string;
  /** Premium and fees less the down payment, with the stamps. */
  amountFinanced: Cents;
  docStamps: Cents;
  financeCharge: Cents;
  newPaymentAmount: Cents;
  lastPayment: Cents;
  nextDueDate: string;
  remainingPayments: number;
  /** Of the contract from now on: the present balance, what is added and its charge. */
  totalOfPayments: Cents;
}

import type { EntryType } from '#areas/finance-gateway/statuses.ts';
import type { Purpose } from '#areas/policies/contract.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { Contract } from '../contract.ts';
import type { Payee } from '../statuses.ts';
import { additionalAppendage, downPaymentAppendage, entryTypeOf, paymentAppendage } from './codes.ts';
import { dueBy, duesOf, openItems, paymentsAmong, type Waiting } from './dues.ts';

/** What the payment form is told about money for a contract, in the words of old payment links. */
// A type and not an interface: the address bar wants an index.
export type PaymentLink = {
  /** The contract. */
  items: string;
  /** Dollars. */
  financeAmount?: string;
  isPremiumFinance: '1';
  isFinancePayment?: '1';
  isProcessDownPayment?: '1';
  isAdditionalPremium?: '1';
  entryType?: string;
  paymentAppendage: string;
  /** What settles the contract today. */
  payoff?: '1';
};

type Paid = Pick<Contract, 'id' | 'balance' | 'downPayment' | 'payoff' | 'company' | 'today'> & Waiting;

const dollars = (amount: Cents) => (amount / 100).toFixed(2);
const fundingOf = ({ company }: Paid) => company.finance_company_details.fundingStatus;

/** What of the payments is due, else the next one, else all that is left. */
export function paymentLink(contract: Paid): PaymentLink {
  const { today, balance } = contract;
  const payments = paymentsAmong(openItems(contract));
  const amount = dueBy(payments, today) || duesOf(payments, today).nextDue?.amount || balance;
  return {
    items: String(contract.id),
    financeAmount: dollars(amount),
    isPremiumFinance: '1',
    isFinancePayment: '1',
    paymentAppendage: paymentAppendage(fundingOf(contract)),
  };
}

/** Nothing when there is nothing to pay off. */
export function payoffLink(contract: Paid): PaymentLink | undefined {
  const payoff = contract.payoff?.ruleOf78.payoff;
  if (!payoff) return undefined;
  return { ...paymentLink(contract), financeAmount: dollars(payoff), payoff: '1' };
}

/** Until the policies are known it does not say which entry it is: the receipt works that out. */
export function downPaymentLink(contract: Paid, purposes: readonly Purpose[] | undefined): PaymentLink {
  return downPaymentLinkAs(contract, purposes && entryTypeOf(purposes));
}

/** With the entry type that a generated contract came with. */
export function downPaymentLinkAs(contract: Paid, entryType: EntryType | undefined): PaymentLink {
  return {
    items: String(contract.id),
    financeAmount: dollars(contract.downPayment),
    isPremiumFinance: '1',
    isProcessDownPayment: '1',
    ...(entryType && { entryType }),
    paymentAppendage: downPaymentAppendage(fundingOf(contract)),
  };
}

/** The down payment of an endorsement; without one the form proposes what is open. */
export function additionalLink(contractId: number, payee: Payee, downPayment: Cents): PaymentLink {
  return {
    items: String(contractId),
    isPremiumFinance: '1',
    isAdditionalPremium: '1',
    paymentAppendage: additionalAppendage(payee),
    entryType: 'END',
    ...(downPayment > 0 && { financeAmount: dollars(downPayment) }),
  };
}

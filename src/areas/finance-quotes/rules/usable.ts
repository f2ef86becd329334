import { PART_NAMES, type Parts } from '#areas/finance-contracts/rules/money-parts.ts';
import type { ContractStatus } from '#areas/finance-contracts/statuses.ts';
import { shownStatus } from '#areas/policies/rules.ts';
import type { PolicyStatus } from '#areas/policies/statuses.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { type Cents, showMoney } from '#platform/shared/money.ts';
import type { QuoteState, TransactionType } from '../statuses.ts';
import { isExpired } from './quote-days.ts';

interface StoredQuote {
  state: QuoteState;
  expires: string;
}

/** Why a quote can no longer become a contract. */
export function whyNotUse({ state, expires }: StoredQuote, today: string): string | undefined {
  if (state === 'used') return 'A contract has been generated from this quote already.';
  if (state === 'renewed') return 'This quote has been renewed. Choose from the new one.';
  return isExpired(expires, today)
    ? `This quote expired on ${showDay(expires)}. Request a new one.`
    : undefined;
}

interface StoredOption {
  numberOfPay: number;
  downPayment: Cents;
  monthlyPayment: Cents;
}

interface ChosenOption {
  numberOfPay: number;
  paymentSelected: Cents;
  downPayment: Cents;
}

/** What was seen must be what was offered, to the cent. */
export function optionProblems(chosen: ChosenOption, option: StoredOption | undefined): FieldErrors {
  if (!option) return { numberOfPay: ['This quote has no option with so many payments.'] };
  const { monthlyPayment, downPayment } = option;
  return {
    ...(chosen.paymentSelected !== monthlyPayment && {
      paymentSelected: [`Must be ${showMoney(monthlyPayment)}, the monthly payment of this option.`],
    }),
    ...(chosen.downPayment !== downPayment && {
      downPayment: [`Must be ${showMoney(downPayment)}, the down payment of this option.`],
    }),
  };
}

interface RequotedContract {
  contractStatus: ContractStatus;
  transferContractId: number | null;
}

/** Why a contract gets no new quote; `isAsked` while somebody makes it a contract from the old one. */
export function whyNotRequote(
  { contractStatus, transferContractId }: RequotedContract,
  isAsked: boolean,
): string | undefined {
  if (contractStatus !== 'Quoted')
    return `Only a quoted contract can be quoted again: this one is ${contractStatus.toLowerCase()}.`;
  if (transferContractId !== null) return 'A contract that takes over another is not quoted by a company.';
  return isAsked ? UNDER_WAY : undefined;
}

/** While somebody else asks the company for the same contract. */
export const UNDER_WAY = 'The contract of this quote is being generated just now. Look again in a minute.';

/** A try with another option ended in the middle or without an answer: the company may have made that contract. */
export function whyNotOther(asked: number | null, wanted: number): string | undefined {
  if (asked === null || asked === wanted) return undefined;
  return `A contract with ${asked} payments was requested from this quote before. Choose ${asked} payments again, or request a new quote.`;
}

interface FinancedPolicy {
  number: string;
  status: PolicyStatus;
  expiration: string;
}

/** Why no company is asked to finance a policy. Whether a pending one may become active is judged elsewhere. */
export function whyNotFinanced(
  { number, status, expiration }: FinancedPolicy,
  today: string,
  transaction: TransactionType,
): string | undefined {
  if (transaction === 'convertQuote') return undefined;
  const shown = shownStatus(status, expiration, today);
  return shown === 'active' ? undefined : `Policy ${number} is ${shown}: only an active one is financed.`;
}

interface QuotedTerms {
  company_id: number;
  policy_ids: readonly number[];
  policy_min_date: string;
}

interface QuotedContract extends Parts {
  contractStatus: ContractStatus;
  compID: number;
  policyIds: readonly number[];
  advancedOn: string | null;
  total: Cents;
}

interface QuotedMoney {
  total: Cents;
  /** What the policies bill today, with what the quote added. */
  billed: Parts;
}

/** Contract and policies must still be what was quoted. */
export function whyEdited(
  quote: QuotedTerms,
  contract: QuotedContract,
  { total, billed }: QuotedMoney,
): string | undefined {
  if (contract.contractStatus !== 'Quoted')
    return `This contract is ${contract.contractStatus.toLowerCase()} already.`;
  const isSame =
    contract.compID === quote.company_id &&
    String(contract.policyIds) === String(quote.policy_ids.toSorted((a, b) => a - b)) &&
    contract.advancedOn === quote.policy_min_date &&
    contract.total === total;
  if (!isSame) return 'This contract was edited after it was quoted. Request a new quote.';
  return PART_NAMES.every((name) => contract[name] === billed[name])
    ? undefined
    : 'The contract no longer says what its policies bill. Request a new quote.';
}

import type { FinanceSystem } from '#areas/companies/finance-contract.ts';
import type { Cents, PercentHundredths } from '#platform/shared/money.ts';
import type { QuotedOption } from '../rules/pay-option.ts';
import type { CompanyView } from '../rules.ts';
import type { Appendage, EntryType, Payee } from '../statuses.ts';

/** What the gateway needs to know about a finance company in order to reach it. */
export interface AskedCompany {
  masterId: number;
  id: number;
  name: string;
  /** An integrated company has one. */
  system: FinanceSystem | null;
  /** Empty: the company has no address, so only the sandbox can stand in for it. */
  gatewayUrl: string;
  /** Sealed; it is opened for a request and never leaves the gateway. */
  sealedSecret: string | null;
}

export interface AskedPolicy {
  number: string;
  carrier: string;
  coverage: string;
  effective: string;
  expiration: string;
  premium: Cents;
  policyFee: Cents;
  tax: Cents;
  mgaFee: Cents;
}

export interface QuoteQuestion {
  /** The same in every try, so that one quote is made. */
  operationId: string;
  /** Two letters; the rules of that state hold. Empty when nobody entered it. */
  state: string;
  policies: readonly AskedPolicy[];
  /** All of it, the additional premium included. */
  total: Cents;
  /** Hundredths of a percent of the total. */
  minimumDownPayment: PercentHundredths;
  /** The earliest effective date of the policies: the money is advanced on it. */
  advancedOn: string;
  /** The earliest expiration: the last payment is due before it. */
  expiresFirst: string;
  quotedOn: string;
  insuranceType: 'Commercial' | 'Personal Lines';
  answers: { assignedRisk: boolean; sr22: boolean; auditable: boolean; federalFiling: boolean };
  /** The customer had a contract of this company in the last twelve months: no second set-up fee. */
  hadContract: boolean;
  /** Only the sandbox reads it: it may ask for a failure. */
  customerMemo: string;
}

export interface Quote {
  quoteCode: string;
  /** What the person should know, such as that no rule of the state is on record. */
  memo: string;
  /** Nothing is quoted after this day. */
  expires: string;
  options: readonly QuotedOption[];
}

export interface ContractQuestion {
  operationId: string;
  quoteCode: string;
  option: QuotedOption;
  requiresESignature: boolean;
  customerMemo: string;
}

export interface IssuedContract {
  contractNumber: string;
  agreementNumber: string;
}

export interface EndorsementQuestion {
  operationId: string;
  contractNumber: string;
  state: string;
  payee: Payee;
  /** Premium and fees that are added. */
  added: Cents;
  downPayment: Cents;
  effective: string;
  askedOn: string;
  /** What the customer owes now, and the payments not yet due with what is left of each. */
  presentBalance: Cents;
  remaining: readonly { due: string; amount: Cents }[];
  expiresFirst: string;
  customerMemo: string;
}

export interface EndorseQuestion {
  operationId: string;
  quoteCode: string;
  contractNumber: string;
  requiresESignature: boolean;
  customerMemo: string;
}

/** A company's refusal in its own words. Whatever is late, broken or contradicts itself is one as well. */
export interface Refused {
  failure: string;
  /** No usable answer came: nobody knows whether the company did what it was asked. */
  isUnanswered?: true;
}

/** A payment on its way to the finance company. */
export interface PostOrder {
  /** The same in every try, so that it is posted once. */
  operationId: string;
  contractNumber: string;
  appendage: Appendage;
  entryType: EntryType;
  amount: Cents;
  receipt: number;
  paidOn: string;
  customerMemo: string;
}

export interface PostAnswer {
  isPosted: boolean;
  /** The company's number of the payment, or why it was not posted. */
  message: string;
}

export interface DetailsQuestion {
  contractNumber: string;
  customerMemo: string;
  /** What our own ledger says: the sandbox has no other. */
  ours: CompanyView;
}

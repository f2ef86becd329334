import type { FinanceSystem } from '#areas/companies/finance-contract.ts';
import type { Cents } from '#platform/shared/money.ts';
import type { Contract } from '../contract.ts';
import { PART_NAMES, type Parts, totalOf } from './money-parts.ts';
import { type FinancedPolicy, shareOfPolicies } from './taken-over.ts';

/** The files of the product beside a contract have this type. */
export const FILE_TYPE = 'Finance contract';

/** Whose form an agreement is printed on. */
export type AgreementForm = 'GPF' | 'ETI';

export const AGREEMENT_GATES = { GPF: 'gpfAgreement', ETI: 'etiAgreement' } as const;

interface AgreementCompany {
  premiumfinancesystem: FinanceSystem | null;
  finance_company_details: { isIntegrated: 0 | 1 };
}

/** Only a company that is not integrated has one: GPF with GOTO, ETI with Unisoft. */
export function agreementFormOf(company: AgreementCompany): AgreementForm | undefined {
  if (company.finance_company_details.isIntegrated === 1) return undefined;
  if (company.premiumfinancesystem === 'GOTO') return 'GPF';
  return company.premiumfinancesystem === 'Unisoft' ? 'ETI' : undefined;
}

/** Everything that an agreement tells of the terms; nothing of it may be blank. */
export interface AgreedTerms {
  APR: number;
  numberPayments: number;
  paymentAmount: Cents | null;
  totalOfPayments: Cents;
  advancedOn: string;
  dateFinanced: string;
}

export function agreedTerms(contract: Contract): AgreedTerms | undefined {
  const { APR, numberPayments, totalOfPayments, advancedOn, dateFinanced } = contract;
  if (numberPayments === null || totalOfPayments === null || dateFinanced === null) return undefined;
  if (APR === null || advancedOn === null) return undefined;
  const { paymentAmount } = contract;
  return { APR, numberPayments, paymentAmount, totalOfPayments, advancedOn, dateFinanced };
}

export function whyNotPrint(contract: Contract): string | undefined {
  if (!agreementFormOf(contract.company))
    return `${contract.company.name} has no agreement to print here: that is for GOTO and Unisoft companies that are not integrated.`;
  if (contract.contractStatus === 'Voided') return 'A voided contract has no agreement.';
  return agreedTerms(contract)
    ? undefined
    : 'An agreement has no blank spaces: enter date financed, number of payments and payment amount, and save.';
}

export interface FinancedRow {
  /** Empty for what none of the policies is billed for. */
  policyId: number | null;
  parts: Parts;
}

type Financing = Pick<Contract, 'id' | 'transferContractId' | keyof Parts>;

/** What the contract finances of each policy, and the rest that none of them is billed for. */
export function financedRows(contract: Financing, policies: readonly FinancedPolicy[]): FinancedRow[] {
  const financed = { ...contract, policies, financed: contract };
  const rows = [...shareOfPolicies(financed)].map(([policyId, parts]) => ({ policyId, parts }));
  const rest = {} as Parts;
  for (const name of PART_NAMES)
    rest[name] = rows.reduce((left, { parts }) => left - parts[name], contract[name]);
  return totalOf(rest) === 0 ? rows : [...rows, { policyId: null, parts: rest }];
}

export interface PaymentRun {
  first: number;
  last: number;
  due: string;
  amount: Cents;
}

/** So many payments are listed one by one; of more, equal ones that follow each other are one line. */
export const LISTED_PAYMENTS = 12;

export function paymentRuns(payments: readonly { date: string; amount: Cents }[]): PaymentRun[] {
  const runs: PaymentRun[] = [];
  for (const [at, { date, amount }] of payments.entries()) {
    const run = runs.at(-1);
    if (run && payments.length > LISTED_PAYMENTS && run.amount === amount) run.last = at + 1;
    else runs.push({ first: at + 1, last: at + 1, due: date, amount });
  }
  return runs;
}

import type { FieldErrors } from '#platform/shared/errors.ts';
import {
  type FinanceEntry,
  type FinanceSetUp,
  type FundingStatus,
  USUAL_DOWN_PAYMENT,
} from './finance-contract.ts';

interface Kinds {
  isCarrier: boolean;
  isFinance: boolean;
}

/** What the fields of a company must satisfy together. */
export function companyProblems(company: Kinds & FinanceEntry): FieldErrors {
  return {
    ...kindProblems(company),
    ...(company.isFinance
      ? { ...systemProblems(company), ...secretProblems(company) }
      : setUpProblems(company)),
  };
}

/** A company is a carrier, a finance company or both. */
function kindProblems({ isCarrier, isFinance }: Kinds): FieldErrors {
  return isCarrier || isFinance ? {} : { isCarrier: ['Choose carrier, finance company or both.'] };
}

/** What a company has of the finance set-up that is no finance company, or is none any longer. */
export const NO_SET_UP: FinanceEntry = {
  premiumfinancesystem: null,
  isIntegrated: false,
  fundingStatus: 'Partial Funded',
  eSignature: 'none',
  designatedQuoteAgentEmail: '',
  minimumDownPayment: USUAL_DOWN_PAYMENT * 100,
  integrationMemo: '',
  gatewayUrl: '',
  gatewaySecret: '',
};
const SET_UP_FIELDS = Object.keys(NO_SET_UP) as (keyof FinanceEntry)[];

function setUpProblems(company: FinanceEntry): FieldErrors {
  const set = SET_UP_FIELDS.filter((field) => company[field] !== NO_SET_UP[field]);
  return Object.fromEntries(set.map((field) => [field, ['Only a finance company has this.']]));
}

function systemProblems({ isIntegrated, premiumfinancesystem }: FinanceSetUp): FieldErrors {
  return isIntegrated && premiumfinancesystem === null
    ? { premiumfinancesystem: ['Choose the system that the company is integrated with.'] }
    : {};
}

function secretProblems({ gatewayUrl, gatewaySecret }: FinanceEntry): FieldErrors {
  return gatewaySecret !== '' && gatewayUrl === ''
    ? { gatewayUrl: ['Enter the address that the secret belongs to.'] }
    : {};
}

/** A company that is not integrated counts as Partial Funded, whatever it was set to. */
export function fundingStatusOf({
  isIntegrated,
  fundingStatus,
}: Pick<FinanceSetUp, 'isIntegrated' | 'fundingStatus'>): FundingStatus {
  return isIntegrated ? fundingStatus : 'Partial Funded';
}

interface Choosable {
  id: number;
  isFinance: boolean;
  active: boolean;
}

/** A product names active finance companies, each once; one that it names already may stay. */
export function financeCompanyProblems(
  wanted: readonly number[],
  found: readonly Choosable[],
  named: readonly number[],
): FieldErrors {
  if (new Set(wanted).size < wanted.length)
    return { financeCompanyIds: ['Each finance company can be in the list once.'] };
  const offered = new Set(found.filter(({ isFinance, active }) => isFinance && active).map(({ id }) => id));
  const isChoosable = (id: number) => offered.has(id) || named.includes(id);
  return wanted.every(isChoosable)
    ? {}
    : { financeCompanyIds: ['Choose active finance companies of your agency.'] };
}

export function kindWords({ isCarrier, isFinance }: Kinds): string {
  if (isCarrier && isFinance) return 'Carrier and finance company';
  return isCarrier ? 'Carrier' : 'Finance company';
}

/** Why a company cannot cease to be a finance company, or nothing when it can. */
export function whyStaysFinance(name: string, contracts: number): string | undefined {
  if (contracts === 0) return undefined;
  const have = contracts === 1 ? 'one finance contract' : `${contracts} finance contracts`;
  return `${name} has ${have}, so it stays a finance company. Deactivate it if you no longer work with it.`;
}

import type { FinanceSystem } from '#areas/companies/finance-contract.ts';
import type { ContractStatus } from '../statuses.ts';

/** What decides about the buttons of a contract. */
export interface ContractFacts {
  contractStatus: ContractStatus;
  isDownPaymentProcessed: boolean;
  /** A receipt that is not void. */
  hasReceipts: boolean;
  hasFunding: boolean;
  hasUnfunded: boolean;
  /** One that stands: its policies were raised by it. */
  hasAdditionalPremium: boolean;
  /** The number of the contract that this one was rolled over into, while that stands. */
  rolledInto: string | null;
}

/** In the words of the specification. */
export const RECEIPTS_ATTACHED = 'Finance Contract cannot be voided: Receipts attached';

type Why = string | undefined;

const VOIDED = 'This contract is voided.';
const NOT_APPROVED = 'This contract is quoted: approve it first.';
const DOWN_PAYMENT_FIRST = 'Process the down payment first.';
// A quote has no ledger to keep the additional premium in, and the carrier has raised the policies.
const ADDED = 'This contract has an additional premium: it cannot go back to Quoted. Void it instead.';

export function whyNotVoid({ contractStatus, hasReceipts, rolledInto }: ContractFacts): Why {
  if (contractStatus === 'Voided') return 'This contract is already voided.';
  if (contractStatus === 'Quoted') return 'A quoted contract cannot be voided. Hide it instead.';
  if (hasReceipts) return RECEIPTS_ATTACHED;
  return rolledIntoWords(rolledInto, 'Void that one first.');
}

export function whyNotEdit({ contractStatus }: Pick<ContractFacts, 'contractStatus'>): Why {
  return contractStatus === 'Voided' ? 'A voided contract cannot be edited.' : undefined;
}

/** Contract and agreement number, memo and paid-to-agency can always be edited; these cannot. */
export function whyNotChangeTerms(facts: ContractFacts): Why {
  const { contractStatus, rolledInto } = facts;
  if (contractStatus !== 'Approved') return undefined;
  const stays = 'its amounts, company and policies stay as they are.';
  return (
    moneyWords(facts, stays) ??
    (rolledInto === null ? undefined : `Contract ${rolledInto} took this one over: ${stays}`)
  );
}

export function whyNotTakeBack(facts: ContractFacts): Why {
  return (
    moneyWords(facts, 'it cannot go back to Quoted.') ??
    (facts.hasAdditionalPremium ? ADDED : undefined) ??
    rolledIntoWords(facts.rolledInto, 'Take that one back first.')
  );
}

function moneyWords({ hasReceipts, hasFunding }: ContractFacts, then: string): Why {
  if (hasReceipts) return `There is a receipt on this contract: ${then}`;
  return hasFunding ? `This contract has been funded: ${then}` : undefined;
}

function rolledIntoWords(number: string | null, then: string): Why {
  return number === null ? undefined : `This contract was rolled over into ${number}. ${then}`;
}

/** Why each button of the view is grayed; nothing for one that is not. */
export interface ViewButtons {
  processDownPayment: Why;
  payment: Why;
  fund: Why;
  additionalPremium: Why;
}

export function viewButtons({
  contractStatus,
  isDownPaymentProcessed,
  hasUnfunded,
}: Pick<ContractFacts, 'contractStatus' | 'isDownPaymentProcessed' | 'hasUnfunded'>): ViewButtons {
  const shut = contractStatus === 'Voided' ? VOIDED : contractStatus === 'Quoted' ? NOT_APPROVED : undefined;
  if (shut) return { processDownPayment: shut, payment: shut, fund: shut, additionalPremium: shut };
  if (!isDownPaymentProcessed)
    return {
      processDownPayment: undefined,
      payment: DOWN_PAYMENT_FIRST,
      fund: DOWN_PAYMENT_FIRST,
      additionalPremium: DOWN_PAYMENT_FIRST,
    };
  return {
    processDownPayment: 'The down payment has been processed.',
    payment: undefined,
    fund: hasUnfunded ? undefined : 'Everything has been funded.',
    additionalPremium: undefined,
  };
}

/** Only an integrated company can be asked what it knows about a contract. */
export function whyNoPaymentDetails(isIntegrated: boolean): Why {
  return isIntegrated ? undefined : 'Only an integrated finance company can be asked for its payments.';
}

interface AskedCompany {
  company: { finance_company_details: { isIntegrated: 0 | 1 } };
}

/** An integrated company says itself what an additional premium costs. */
export function asksCompany({ company }: AskedCompany): boolean {
  return company.finance_company_details.isIntegrated === 1;
}

/** A contract that an integrated company has quoted waits for somebody to choose how it is paid. */
export function waitsForChoice(contract: Pick<ContractFacts, 'contractStatus'> & AskedCompany): boolean {
  return contract.contractStatus === 'Quoted' && asksCompany(contract);
}

export interface Icon {
  isShown: boolean;
  /** Why it is grayed. */
  why: Why;
}

export interface RowIcons {
  edit: Icon;
  void: Icon;
  requote: Icon;
}

interface ListedCompany {
  system: FinanceSystem | null;
  isIntegrated: boolean;
}

/** The icons of a row in the list; `whyMayNotVoid` is why the person may not, whatever the contract. */
export function rowIcons(
  facts: ContractFacts,
  { system, isIntegrated }: ListedCompany,
  whyMayNotVoid: Why,
): RowIcons {
  const { contractStatus } = facts;
  const isRequoted = contractStatus === 'Quoted' && system === 'Finance Master' && isIntegrated;
  return {
    edit: { isShown: contractStatus !== 'Voided', why: undefined },
    // Whoever has to void the receipts first is told so when they ask, with a way to them.
    void: {
      isShown: contractStatus !== 'Voided',
      why: whyMayNotVoid ?? whyNotVoid({ ...facts, hasReceipts: false }),
    },
    requote: { isShown: isRequoted, why: undefined },
  };
}

/** A Finance Master contract shows its APR and number of payments only once it is approved. */
export function showsTerms(contractStatus: ContractStatus, system: FinanceSystem | null): boolean {
  return system !== 'Finance Master' || contractStatus === 'Approved';
}

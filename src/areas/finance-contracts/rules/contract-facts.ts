import type { ContractRow } from '../contract.ts';
import type { ContractFacts } from './actions.ts';

/** A contract as people name it. */
export function numberOf({ id, contractNumber }: Pick<ContractRow, 'id' | 'contractNumber'>): string {
  return contractNumber || `#${id}`;
}

/** What of a contract decides about its buttons. */
export function factsOf(contract: ContractRow): ContractFacts {
  return {
    contractStatus: contract.contractStatus,
    isDownPaymentProcessed: contract.isDownPaymentProcessed === 1,
    hasReceipts: contract.receipt_details.length > 0,
    hasFunding: contract.funded > 0,
    hasUnfunded: contract.unfunded > 0,
    hasAdditionalPremium: contract.additionalPremium > 0,
    rolledInto: contract.rolledInto,
  };
}

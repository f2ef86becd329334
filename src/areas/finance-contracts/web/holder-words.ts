import type { ContractRow } from '../contract.ts';
import { numberOf } from '../rules/contract-facts.ts';
import { texts } from './texts.ts';

type Holder = Pick<ContractRow, 'id' | 'contractNumber' | 'contractStatus' | 'rolledInto' | 'policyIds'>;

/** Which contracts name a policy already, without the one that is edited; a voided one lets go of it. */
export function holderWords(
  policyId: number,
  contracts: readonly Holder[],
  edited: number | undefined,
): string {
  const holders = contracts
    .filter(
      ({ id, contractStatus, policyIds }) =>
        id !== edited && contractStatus !== 'Voided' && policyIds.includes(policyId),
    )
    // Approved before Quoted.
    .toSorted((one, other) => one.contractStatus.localeCompare(other.contractStatus));
  return holders.length === 0 ? '' : texts.form.alreadyOn(holders.map(wordsOf).join(', '));
}

function wordsOf(contract: Holder): string {
  const { contractStatus, rolledInto } = contract;
  const status = texts.statuses[contractStatus];
  return rolledInto === null
    ? `${numberOf(contract)} (${status})`
    : texts.form.rolledOver(numberOf(contract), status, rolledInto);
}

import type { Cents } from '#platform/shared/money.ts';
import { mapParts, NO_PARTS, PART_NAMES, type Parts, shareOut } from './money-parts.ts';

export interface FinancedPolicy {
  id: number;
  /** What the policy is billed. */
  billed: Parts;
}

export interface TakingContract {
  id: number;
  /** The contract that was rolled over into this one. */
  transferContractId: number | null;
  policies: readonly FinancedPolicy[];
  /** What it finances, down payment included, with its additional premiums. */
  financed: Parts;
}

/**
 * What a contract takes over of each of its policies: each kind in proportion to what they are billed for it, the
 * remainder to the largest. Of a kind that none is billed for, nothing.
 */
export function shareOfPolicies({
  policies,
  financed,
}: Pick<TakingContract, 'policies' | 'financed'>): Map<number, Parts> {
  const shares = new Map(policies.map(({ id }) => [id, { ...NO_PARTS }]));
  for (const name of PART_NAMES) {
    const amounts = shareOut(
      financed[name],
      policies.map(({ billed }) => billed[name]),
    );
    policies.forEach(({ id }, at) => {
      (shares.get(id) as Parts)[name] = amounts[at] as Cents;
    });
  }
  return shares;
}

/** What approved contracts take over together; a part of a policy that a contract and the one it rolled over both name counts once. */
export function takenOver(contracts: readonly TakingContract[]): Map<number, Parts> {
  const all = new Map<number, Parts>();
  for (const chain of chainsOf(contracts)) {
    for (const [policyId, parts] of largestOfEach(chain.map(shareOfPolicies))) {
      const known = all.get(policyId) ?? NO_PARTS;
      all.set(
        policyId,
        mapParts((name) => known[name] + parts[name]),
      );
    }
  }
  return all;
}

function largestOfEach(shares: readonly Map<number, Parts>[]): Map<number, Parts> {
  const largest = new Map<number, Parts>();
  for (const [policyId, parts] of shares.flatMap((each) => [...each])) {
    const known = largest.get(policyId) ?? NO_PARTS;
    largest.set(
      policyId,
      mapParts((name) => Math.max(known[name], parts[name])),
    );
  }
  return largest;
}

export interface FinancedTwice<Contract> {
  policyId: number;
  /** The kinds of money of which nothing is left to finance. */
  parts: (keyof Parts)[];
  by: Contract[];
}

/**
 * The policies of a contract to be approved of which others take over all that is billed, in a kind of money that it
 * would finance again. The contracts in its own chain of rollovers do not count: what they share is taken over once.
 */
export function financedTwice<Contract extends TakingContract>(
  asked: Pick<TakingContract, 'policies' | 'financed'>,
  contracts: readonly Contract[],
  own: readonly number[],
): FinancedTwice<Contract>[] {
  const others = chainsOf(contracts)
    .filter((chain) => !chain.some(({ id }) => own.includes(id)))
    .flat();
  const taken = takenOver(others);
  const shares = shareOfPolicies(asked);
  return asked.policies.flatMap(({ id: policyId, billed }) => {
    const holders = others.filter(({ policies }) => policies.some(({ id }) => id === policyId));
    const known = taken.get(policyId) ?? NO_PARTS;
    // Shares are whole cents, so of what several contracts take together a cent or two may be missing.
    const parts = PART_NAMES.filter(
      (name) =>
        (shares.get(policyId) ?? NO_PARTS)[name] > 0 &&
        holders.length > 0 &&
        known[name] + holders.length - 1 >= billed[name],
    );
    const takes = (contract: Contract) => {
      const own = shareOfPolicies(contract).get(policyId) ?? NO_PARTS;
      return parts.some((name) => own[name] > 0);
    };
    return parts.length === 0 ? [] : { policyId, parts, by: holders.filter(takes) };
  });
}

/** Contracts that were rolled over one into another belong together. */
function chainsOf<Contract extends TakingContract>(contracts: readonly Contract[]): Contract[][] {
  const chains = new Map<number, Contract[]>();
  for (const contract of contracts.toSorted((a, b) => a.id - b.id)) {
    const before = contract.transferContractId;
    const chain = (before !== null && chains.get(before)) || [];
    chain.push(contract);
    chains.set(contract.id, chain);
  }
  return [...new Set(chains.values())];
}

import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Contract } from '../contract.ts';
import { PART_NAMES, type Parts } from '../rules/money-parts.ts';
import { financedTwice } from '../rules/taken-over.ts';
import { type ChosenPolicy, chosenPolicies } from './choice-store.ts';
import { billOf } from './list-policies.ts';
import { listTaking } from './taken-over-store.ts';

interface Financing {
  policies: readonly ChosenPolicy[];
  financed: Parts;
  /** The contract itself and the one that it rolls over. */
  own: readonly number[];
  /** Its policies so far: these it has already. */
  kept: readonly number[];
}

const PART_WORDS: Record<keyof Parts, string> = {
  premium: 'premium',
  policyFee: 'policy fee',
  tax: 'tax',
  mgaFee: 'MGA fee',
};

/** What other approved contracts have taken over already; the policies are locked by whoever asks. */
export async function financingProblems(
  db: Db,
  { policies, financed, own, kept }: Financing,
): Promise<FieldErrors> {
  const contracts = await listTaking(
    db,
    policies.map(({ id }) => id),
  );
  const asked = { financed, policies: policies.map((row) => ({ id: row.id, billed: billOf(row) })) };
  const messages = financedTwice(asked, contracts, own)
    .filter(({ policyId }) => !kept.includes(policyId))
    .map(({ policyId, parts, by }) => {
      const row = policies.find(({ id }) => id === policyId) as ChosenPolicy;
      const bill = billOf(row);
      const isWhole = PART_NAMES.every((name) => bill[name] === 0 || parts.includes(name));
      const part = `the ${parts.map((name) => PART_WORDS[name]).join(', ')} of ${row.policy_number}`;
      return messageOf(
        by.map(({ number }) => number),
        isWhole ? row.policy_number : part,
      );
    });
  return messages.length > 0 ? { policyIds: messages } : {};
}

/** The same for a quoted contract: before a company is asked to make it, and again, with its policies locked, after that. */
export async function whyFinancedTwice(db: Db, contract: Contract): Promise<string | undefined> {
  const policies = await chosenPolicies(db, contract.policyIds).execute();
  const found = await financingProblems(db, { policies, financed: contract, own: [contract.id], kept: [] });
  return found.policyIds?.[0];
}

function messageOf(numbers: readonly string[], what: string): string {
  if (numbers.length === 1)
    return `Contract ${numbers[0]} already finances all of ${what}. Leave that policy out, or roll ${numbers[0]} over.`;
  return `Contracts ${numbers.join(' and ')} already finance all of ${what}. Leave that policy out.`;
}

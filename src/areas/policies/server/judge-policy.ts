import { officeProblem } from '#areas/offices/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Policy, PolicyInput } from '../contract.ts';
import { policyProblems } from '../rules.ts';
import { findPeople, findProduct } from './choice-store.ts';

/**
 * What is wrong with a policy. What the policy that it comes from has already may stay, although it would
 * no longer be offered: a product that is sold no longer, a closed office, a person who has left.
 */
export async function judgePolicy(
  db: Db,
  input: PolicyInput,
  from: Policy | undefined,
): Promise<FieldErrors> {
  const noOffice = await officeProblem(db, input.officeId, from?.officeId);
  return {
    ...policyProblems(input),
    ...(await productProblems(db, input, from)),
    ...(noOffice && { officeId: [noOffice] }),
    ...(await peopleProblems(db, input, from)),
  };
}

async function productProblems(db: Db, { productId }: PolicyInput, from?: Policy): Promise<FieldErrors> {
  if (productId === from?.productId) return {};
  const product = await findProduct(db, productId);
  if (!product) return { productId: ['Choose a product of your agency.'] };
  return product.isOffered ? {} : { productId: ['This product is no longer sold. Choose another.'] };
}

async function peopleProblems(db: Db, { producers }: PolicyInput, from?: Policy): Promise<FieldErrors> {
  const kept = new Set(from?.producers.map(({ employeeId }) => employeeId));
  if (producers.every(({ employeeId }) => kept.has(employeeId))) return {};
  const found = await findPeople(
    db,
    producers.map(({ employeeId }) => employeeId),
  );
  const offered = new Map(found.map(({ id, isOffered }) => [id, isOffered]));
  const problems: FieldErrors = {};
  for (const [at, { employeeId }] of producers.entries()) {
    if (kept.has(employeeId) || offered.get(employeeId)) continue;
    problems[`producers.${at}.employeeId`] = [
      offered.has(employeeId) ? 'This person has left. Choose another.' : 'Choose a person of your agency.',
    ];
  }
  return problems;
}

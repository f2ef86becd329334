import { makePlan } from './make-policies.ts';
import { type PolicyWorld, planRows } from './policy-rows.ts';
import { Random } from './random.ts';
import type { TableRow } from './table-loader.ts';

/** One policy for each customer in that range, in one term or in two. */
export function* largePolicyRows(
  world: PolicyWorld,
  firstCustomer: number,
  lastCustomer: number,
): Generator<TableRow> {
  for (let customerId = firstCustomer; customerId <= lastCustomer; customerId++) {
    const random = new Random('policies', world.masterId, customerId - firstCustomer);
    const plan = makePlan(random, random.pickCommon(world.products));
    yield* planRows(world, customerId, { ...plan, terms: Math.min(2, plan.terms) }, random);
  }
}

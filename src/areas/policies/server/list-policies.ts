import { hasCustomer } from '#areas/customers/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { pageWithTotal } from '#platform/server/lists/page.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { customerPolicies } from '../contract.ts';
import { listOf } from './list-store.ts';
import { customerPolicyOf } from './policy-of.ts';

/** Without a page, the whole list, by the specification. */
export async function listPolicies({
  db,
  session,
  params: { customerId },
  query,
}: Call<typeof customerPolicies>): Promise<AnswerOf<typeof customerPolicies>> {
  const list = listOf(query);
  const { rows, pagination } = await pageWithTotal(query, ({ size, offset }) =>
    list(db, customerId, session.officeId, query.state ?? null, size, offset),
  );
  // Only a customer without policies needs to be looked for.
  if (rows.length === 0 && !(await hasCustomer(db, customerId))) throw refuse.notFound();
  return { results: rows.map(customerPolicyOf), pagination };
}

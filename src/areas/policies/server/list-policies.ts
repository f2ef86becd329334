import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { PAGE_SIZE, paginationOf } from '#platform/shared/paging.ts';
import type { customerPolicies } from '../contract.ts';
import { hasCustomer } from './choice-store.ts';
import { listOf } from './list-store.ts';
import { customerPolicyOf } from './policy-of.ts';

/** Without a page the whole list, as the documents have it; a page past the end is the last one. */
export async function listPolicies({
  db,
  session,
  params: { customerId },
  query,
}: Call<typeof customerPolicies>): Promise<AnswerOf<typeof customerPolicies>> {
  const isPaged = query.page !== undefined || query.per_page !== undefined;
  const size = isPaged ? (query.per_page ?? PAGE_SIZE) : null;
  const list = listOf(query);
  const rowsFrom = (offset: number, limit: number | null) =>
    list(db, customerId, session.officeId, query.state ?? null, limit, offset);

  let page = query.page ?? 1;
  let rows = await rowsFrom((page - 1) * (size ?? 0), size);
  if (rows.length === 0 && page > 1 && size !== null) {
    const total = (await rowsFrom(0, 1))[0]?.total ?? 0;
    page = Math.max(1, Math.ceil(total / size));
    rows = await rowsFrom((page - 1) * size, size);
  }
  // Only a customer without policies needs to be looked for.
  if (rows.length === 0 && !(await hasCustomer(db, customerId))) throw refuse.notFound();
  const total = rows[0]?.total ?? 0;
  const perPage = size ?? Math.max(1, total);
  return {
    results: rows.map(customerPolicyOf),
    pagination: paginationOf(page, perPage, rows.length, total),
  };
}

import type { Call } from '#platform/server/http/mount.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { paginationOf } from '#platform/shared/paging.ts';
import type { listCompanies as listEndpoint } from '../contract.ts';
import { countCompanies, listPage } from './store.ts';

/** A page past the end is the last one. */
export async function listCompanies({
  db,
  query,
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { sort, reverse, per_page: size } = query;
  const total = await countCompanies(db, query);
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / size)));
  const rows = await listPage(db, query, { sort, reverse, size, offset: (page - 1) * size });
  const results = rows.map((row) => ({
    id: row.id,
    name: row.name,
    isCarrier: row.is_carrier,
    isFinance: row.is_finance,
    phone: row.phone,
    activeProducts: row.active_products,
    active: row.active,
  }));
  return { results, pagination: paginationOf(page, size, results.length, total) };
}

import type { Call } from '#platform/server/http/mount.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { listCompanies as listEndpoint } from '../contract.ts';
import { countCompanies, listPage } from './store.ts';

export async function listCompanies({
  db,
  query,
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { sort, reverse } = query;
  const total = await countCompanies(db, query);
  const { rows, pagination } = await pageOf(query, total, (part) =>
    listPage(db, query, { sort, reverse, ...part }),
  );
  const results = rows.map((row) => ({
    id: row.id,
    name: row.name,
    isCarrier: row.is_carrier,
    isFinance: row.is_finance,
    phone: row.phone,
    activeProducts: row.active_products,
    active: row.active,
  }));
  return { results, pagination };
}

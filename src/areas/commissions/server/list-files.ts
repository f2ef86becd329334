import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { fetchFiles as fetchEndpoint, listFiles as listEndpoint } from '../contract.ts';
import { fileOf } from './file-of.ts';
import { countFiles, listByIds, listPage } from './file-store.ts';

export async function listFiles({
  db,
  query,
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const status = query.status === 1 ? 1 : 0;
  const counts = await countFiles(db);
  const total = status === 1 ? counts.archived : counts.active;
  const asked = { page: query.page, per_page: query.count };
  const { rows, pagination } = await pageOf(asked, total, (part) => listPage(db, status, part));
  return { pagination, counts, data: rows.map(fileOf) };
}

export async function fetchFiles({
  db,
  body: { ids },
}: Call<typeof fetchEndpoint>): Promise<AnswerOf<typeof fetchEndpoint>> {
  const rows = await listByIds(db, ids);
  if (rows.length < new Set(ids).size) throw refuse.notFound();
  return { data: rows.map(fileOf) };
}

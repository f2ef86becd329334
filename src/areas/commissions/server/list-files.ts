import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { paginationOf } from '#platform/shared/paging.ts';
import type { fetchFiles as fetchEndpoint, listFiles as listEndpoint } from '../contract.ts';
import { fileOf } from './file-of.ts';
import { countFiles, listByIds, listPage } from './file-store.ts';

/** A page past the end is the last one. */
export async function listFiles({
  db,
  query,
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { count: size } = query;
  const status = query.status === 1 ? 1 : 0;
  const counts = await countFiles(db);
  const total = status === 1 ? counts.archived : counts.active;
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / size)));
  const data = (await listPage(db, status, size, (page - 1) * size)).map(fileOf);
  return { pagination: paginationOf(page, size, data.length, total), counts, data };
}

export async function fetchFiles({
  db,
  body: { ids },
}: Call<typeof fetchEndpoint>): Promise<AnswerOf<typeof fetchEndpoint>> {
  const rows = await listByIds(db, ids);
  if (rows.length < new Set(ids).size) throw refuse.notFound();
  return { data: rows.map(fileOf) };
}

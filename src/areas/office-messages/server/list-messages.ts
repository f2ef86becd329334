import type { Call } from '#platform/server/http/mount.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { PAGE_SIZE, paginationOf } from '#platform/shared/paging.ts';
import type { listMessages as listEndpoint } from '../contract.ts';
import * as store from './store.ts';

/** All of them, unless a page is asked for; a page past the end is the last one. */
export async function listMessages({
  db,
  query,
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { sort, reverse } = query;
  const total = await store.countMessages(db);
  const isPaged = query.page !== undefined || query.per_page !== undefined;
  const size = isPaged ? (query.per_page ?? PAGE_SIZE) : Math.max(1, total);
  const page = Math.min(query.page ?? 1, Math.max(1, Math.ceil(total / size)));
  const results = await store.listMessages(db, { sort, reverse, size, offset: (page - 1) * size });
  return { results, pagination: paginationOf(page, size, results.length, total) };
}

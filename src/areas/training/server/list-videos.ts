import type { Call } from '#platform/server/http/mount.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { PAGE_SIZE, paginationOf } from '#platform/shared/paging.ts';
import type { listVideos as listEndpoint, listRelated as relatedEndpoint } from '../contract.ts';
import * as store from './video-store.ts';

/** All of them, unless a page is asked for; a page past the end is the last one. */
export async function listVideos({
  db,
  query,
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const words = query.query.split(/\s+/).filter(Boolean);
  const total = await store.countVideos(db, words);
  const isPaged = query.page !== undefined || query.per_page !== undefined;
  const size = isPaged ? (query.per_page ?? PAGE_SIZE) : Math.max(1, total);
  const page = Math.min(query.page ?? 1, Math.max(1, Math.ceil(total / size)));
  const results = await store.listVideos(db, words, size, (page - 1) * size);
  return { results, pagination: paginationOf(page, size, results.length, total) };
}

export async function listRelated({
  db,
  params,
}: Call<typeof relatedEndpoint>): Promise<AnswerOf<typeof relatedEndpoint>> {
  return { results: await store.listWithTags(db, params.ids.split(',').map(Number)) };
}

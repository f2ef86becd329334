import type { Call } from '#platform/server/http/mount.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { listVideos as listEndpoint, listRelated as relatedEndpoint } from '../contract.ts';
import * as store from './video-store.ts';

/** All of them, unless a page is asked for. */
export async function listVideos({
  db,
  query,
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const words = query.query.split(/\s+/).filter(Boolean);
  const total = await store.countVideos(db, words);
  const { rows, pagination } = await pageOf(query, total, (part) => store.listVideos(db, words, part));
  return { results: rows, pagination };
}

export async function listRelated({
  db,
  params,
}: Call<typeof relatedEndpoint>): Promise<AnswerOf<typeof relatedEndpoint>> {
  return { results: await store.listWithTags(db, params.ids.split(',').map(Number)) };
}

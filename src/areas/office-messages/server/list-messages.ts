import type { Call } from '#platform/server/http/mount.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { listMessages as listEndpoint } from '../contract.ts';
import * as store from './store.ts';

/** All of them, unless a page is asked for. */
export async function listMessages({
  db,
  query,
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { sort, reverse } = query;
  const total = await store.countMessages(db);
  const { rows, pagination } = await pageOf(query, total, (part) =>
    store.listMessages(db, { sort, reverse, ...part }),
  );
  return { results: rows, pagination };
}

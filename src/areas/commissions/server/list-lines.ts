import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { paginationOf } from '#platform/shared/paging.ts';
import type { listLines as listEndpoint } from '../line-contract.ts';
import { findPage } from './find-page.ts';

export async function listLines({
  db,
  session,
  params,
  query,
  body: filter,
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const { sort, reverse, page, per_page: size } = query;
  const { officeId } = session;
  const asked = { fileId: params.id, filter, sort, reverse, offset: (page - 1) * size, size, officeId };
  const found = await findPage(db, asked);
  if (!found) throw refuse.notFound();
  const { rows: data, first_row, ...stats } = found;
  const shown = Math.floor(first_row / size) + 1;
  return { pagination: paginationOf(shown, size, data.length, stats.count), stats, data };
}

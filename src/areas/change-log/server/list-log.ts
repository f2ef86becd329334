import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { paginationOf } from '#platform/shared/paging.ts';
import type { LogFilter, listLog as listEndpoint } from '../contract.ts';
import { filterProblems } from '../rules.ts';
import { logItemOf } from './log-item.ts';
import { countLog, pageOfLog } from './store.ts';

export async function listLog({
  db,
  query: { page: asked, per_page, ...filter },
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  refuseFilter(filter);
  const total = await countLog(db, filter);
  // A page past the end is the last page.
  const page = Math.min(asked, Math.max(1, Math.ceil(total / per_page)));
  const { rows } = await pageOfLog(filter, { size: per_page, offset: (page - 1) * per_page }).execute(db);
  return { results: rows.map(logItemOf), pagination: paginationOf(page, per_page, rows.length, total) };
}

export function refuseFilter(filter: LogFilter): void {
  const problems = filterProblems(filter);
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
}

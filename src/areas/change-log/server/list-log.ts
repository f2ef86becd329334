import type { Handler } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { wireChange } from '#platform/shared/change-log.ts';
import { type LogBook, toldOf } from '#platform/shared/log-book.ts';
import { paginationOf } from '#platform/shared/paging.ts';
import type { LogFilter, LogItem, listLog as listEndpoint } from '../contract.ts';
import { filterProblems } from '../rules.ts';
import { logItemOf } from './log-item.ts';
import { countLog, type LogRow, pageOfLog } from './store.ts';

export function listLog(book: LogBook): Handler<typeof listEndpoint> {
  return async ({ db, query: { page: asked, per_page, ...filter } }) => {
    refuseFilter(filter);
    const total = await countLog(db, filter);
    // A page past the end is the last page.
    const page = Math.min(asked, Math.max(1, Math.ceil(total / per_page)));
    const { rows } = await pageOfLog(filter, { size: per_page, offset: (page - 1) * per_page }).execute(db);
    const results = rows.map((row) => wireItem(book, row));
    return { results, pagination: paginationOf(page, per_page, rows.length, total) };
  };
}

function wireItem(book: LogBook, row: LogRow): LogItem {
  const item = logItemOf(row);
  const log = toldOf(book, item.subject);
  return { ...item, changedFields: item.changedFields.map((change) => wireChange(log, change)) };
}

export function refuseFilter(filter: LogFilter): void {
  const problems = filterProblems(filter);
  if (Object.keys(problems).length > 0) throw refuse.fields(problems);
}

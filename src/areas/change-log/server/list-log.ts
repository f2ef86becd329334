import type { Handler } from '#platform/server/http/mount.ts';
import { refuseProblems } from '#platform/server/http/refusal.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import { wireChange } from '#platform/shared/change-log.ts';
import { type LogBook, toldOf } from '#platform/shared/log-book.ts';
import type { LogFilter, LoggedFields, listLog as listEndpoint } from '../contract.ts';
import { filterProblems } from '../rules.ts';
import { logItemOf } from './log-item.ts';
import { recordNames } from './record-names.ts';
import { countLog, type LogRow, pageOfLog } from './store.ts';

export function listLog(book: LogBook): Handler<typeof listEndpoint> {
  return async ({ db, query: { page, per_page, ...filter } }) => {
    refuseFilter(filter);
    const total = await countLog(db, filter);
    const { rows, pagination } = await pageOf(
      { page, per_page },
      total,
      async (part) => (await pageOfLog(filter, part).execute(db)).rows,
    );
    const nameOf = await recordNames(db, rows);
    return { results: rows.map((row) => ({ ...wireItem(book, row), record: nameOf(row) })), pagination };
  };
}

function wireItem(book: LogBook, row: LogRow): LoggedFields {
  const item = logItemOf(row);
  const log = toldOf(book, item.subject);
  return { ...item, changedFields: item.changedFields.map((change) => wireChange(log, change)) };
}

export function refuseFilter(filter: LogFilter): void {
  const problems = filterProblems(filter);
  refuseProblems(problems);
}

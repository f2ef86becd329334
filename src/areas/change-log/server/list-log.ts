import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Handler } from '#platform/server/http/mount.ts';
import { refuseProblems } from '#platform/server/http/refusal.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import { wireChange } from '#platform/shared/change-log.ts';
import { type LogBook, toldOf } from '#platform/shared/log-book.ts';
import { recordKey, recordsNamed } from '#platform/shared/log-words.ts';
import type { LogFilter, LogItem, listLog as listEndpoint } from '../contract.ts';
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
    return { results: await wireItems(db, book, rows), pagination };
  };
}

/** With the names of all records on the page, read in one go. */
async function wireItems(db: Db, book: LogBook, rows: readonly LogRow[]): Promise<LogItem[]> {
  const entries = rows.map((row) => {
    const item = logItemOf(row);
    const log = toldOf(book, item.subject);
    const own = { subject: item.subject, id: item.subjectId };
    const others = new Map(recordsNamed(log, item.changedFields).map((each) => [recordKey(each), each]));
    return { item, log, own, others: [...others.values()] };
  });
  const names = await recordNames(
    db,
    entries.flatMap(({ own, others }) => [own, ...others]),
  );
  return entries.map(({ item, log, own, others }) => ({
    ...item,
    record: names.get(recordKey(own)) ?? '',
    changedFields: item.changedFields.map((change) => wireChange(log, change)),
    names: others.flatMap((record) => {
      const name = names.get(recordKey(record));
      return name === undefined ? [] : [{ ...record, name }];
    }),
  }));
}

export function refuseFilter(filter: LogFilter): void {
  const problems = filterProblems(filter);
  refuseProblems(problems);
}

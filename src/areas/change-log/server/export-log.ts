import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { csvFile } from '#platform/server/sheets/csv-file.ts';
import type { Cell, Sheet } from '#platform/server/sheets/sheet.ts';
import { xlsxFile } from '#platform/server/sheets/xlsx-file.ts';
import type { OutgoingFile } from '#platform/shared/endpoint.ts';
import {
  type exportLog as exportEndpoint,
  type LogFilter,
  type LogItem,
  WORKBOOK_MOST,
} from '../contract.ts';
import { capitalized, type LogNames, shownChanges } from '../words.ts';
import { refuseFilter } from './list-log.ts';
import { logItemOf } from './log-item.ts';
import { countLog, type LogRow, listOffices, listPeople, pageOfLog } from './store.ts';

const COLUMNS = ['When (UTC)', 'Who', 'Record', 'Number', 'What', 'Field', 'Before', 'After'];
const CHUNK = 500;

type Read = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

export async function exportLog(call: Call<typeof exportEndpoint>): Promise<OutgoingFile> {
  const { db, database, session, query } = call;
  const { format, ...filter } = query;
  refuseFilter(filter);
  const names = { people: byId(await listPeople(db)), offices: byId(await listOffices(db)) };
  const sheetBy = (read: Read): Sheet => ({
    name: 'change-log',
    columns: COLUMNS,
    rows: rowsOf(itemsOf(read, filter), names),
  });
  // Lines go out after the transaction of the request has ended: each chunk is read in one of its own.
  if (format === 'csv') return csvFile(sheetBy((work) => database.asTenant(session, work)));
  const total = await countLog(db, filter);
  if (total > WORKBOOK_MOST) throw refuse.fields({ format: [tooMany(total)] });
  return xlsxFile(sheetBy((work) => work(db)));
}

function tooMany(total: number): string {
  const [all, most] = [total, WORKBOOK_MOST].map((count) => count.toLocaleString('en-US'));
  return `There are ${all} changes, and a workbook holds up to ${most}. Narrow the filter, or use CSV, which holds them all.`;
}

/** From the newest on. Nothing in the log changes, so that what comes in meanwhile is simply not asked for. */
async function* itemsOf(read: Read, filter: LogFilter): AsyncIterable<LogItem> {
  let last: LogRow | undefined;
  do {
    const wanted = { size: CHUNK, olderThan: last };
    const { rows } = await read((db) => pageOfLog(filter, wanted).execute(db));
    for (const row of rows) yield logItemOf(row);
    last = rows.length === CHUNK ? rows.at(-1) : undefined;
  } while (last);
}

async function* rowsOf(items: AsyncIterable<LogItem>, names: LogNames): AsyncIterable<Cell[]> {
  for await (const item of items) {
    const { dateTime, user, subject, subjectId, action, changedFields } = item;
    const start = [dateTime, user, capitalized(subject), subjectId, capitalized(action)];
    const changes = shownChanges(changedFields, names);
    if (changes.length === 0) yield [...start, null, null, null];
    for (const { label, one, other } of changes) yield [...start, label, one.join('\n'), other.join('\n')];
  }
}

function byId(list: readonly { id: number; name: string }[]): ReadonlyMap<number, string> {
  return new Map(list.map(({ id, name }) => [id, name]));
}

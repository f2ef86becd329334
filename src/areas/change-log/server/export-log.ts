import { agencyWords } from '#areas/agency/server/public.ts';
import { listOfficeChoices } from '#areas/offices/server/public.ts';
import type { Call, CallOutside } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { csvFile } from '#platform/server/sheets/csv-file.ts';
import type { Cell, Sheet } from '#platform/server/sheets/sheet.ts';
import { xlsxFile } from '#platform/server/sheets/xlsx-file.ts';
import type { OutgoingFile } from '#platform/shared/endpoint.ts';
import { type LogBook, toldOf } from '#platform/shared/log-book.ts';
import { capitalized, type LogNames, recordsNamed, shownChanges } from '#platform/shared/log-words.ts';
import { plainMoney } from '#platform/shared/money.ts';
import { showCount } from '#platform/shared/show-count.ts';
import { type exportLog as exportEndpoint, type LoggedFields, WORKBOOK_MOST } from '../contract.ts';
import { refuseFilter } from './list-log.ts';
import { logItemOf } from './log-item.ts';
import { recordNames } from './record-names.ts';
import { countLog, type LogRow, listPeople, pageOfLog } from './store.ts';

const COLUMNS = ['When (UTC)', 'Who', 'Record', 'Number', 'What', 'Field', 'Before', 'After'];
/** An entry may contain a hundred thousand lines. */
const CHUNK = 50;
/** A workbook cell can contain 32,767 characters. */
const LINES_IN_CELL = 200;

/** What the lines are written with: names, and the agency's own word for a customer. */
interface ExportWords {
  names: LogNames;
  say: (text: string) => string;
}

/** The words of the lines, once the filter is valid. The lines themselves are read while the file is made. */
export async function exportWords({ db, query }: Call<typeof exportEndpoint>): Promise<ExportWords> {
  const { format, ...filter } = query;
  refuseFilter(filter);
  if (format !== 'csv') {
    const total = await countLog(db, filter);
    if (total > WORKBOOK_MOST) throw refuse.fields({ format: [tooMany(total)] });
  }
  const names = { people: byId(await listPeople(db)), offices: byId(await listOfficeChoices(db)) };
  return { names, say: await agencyWords(db) };
}

/** The file, after the transaction of the request has ended: each chunk of lines is read in one of its own. */
export function exportFile(book: LogBook) {
  return async (
    words: ExportWords,
    { database, session, query }: CallOutside<typeof exportEndpoint>,
  ): Promise<OutgoingFile> => {
    const { format, ...filter } = query;
    const chunkAfter = (olderThan: LogRow | undefined) =>
      database.asTenant(session, async (db) => {
        const { rows } = await pageOfLog(filter, { size: CHUNK, olderThan, isWhole: true }).execute(db);
        const items = rows.map(logItemOf);
        const named = items.flatMap(({ subject, changedFields }) =>
          recordsNamed(toldOf(book, subject), changedFields),
        );
        return {
          items,
          last: rows.length === CHUNK ? rows.at(-1) : undefined,
          records: await recordNames(db, named),
        };
      });
    const rows = rowsOf(itemsOf(chunkAfter), book, words);
    const sheet: Sheet = { name: 'change-log', columns: COLUMNS, rows };
    return format === 'csv' ? csvFile(sheet) : xlsxFile(session.masterId, sheet);
  };
}

function tooMany(total: number): string {
  const [all, most] = [total, WORKBOOK_MOST].map(showCount);
  return `There are ${all} changes, and a workbook holds up to ${most}. Narrow the filter, or use CSV, which holds them all.`;
}

type Records = NonNullable<LogNames['records']>;

/** Some entries, the last row if more may follow, and the names of the records in their fields. */
interface Chunk {
  items: LoggedFields[];
  last: LogRow | undefined;
  records: Records;
}

interface ExportedItem {
  item: LoggedFields;
  records: Records;
}

/** From the newest on. Nothing in the log changes, so what comes in meanwhile is simply not read. */
async function* itemsOf(
  chunkAfter: (last: LogRow | undefined) => Promise<Chunk>,
): AsyncIterable<ExportedItem> {
  let last: LogRow | undefined;
  do {
    const { items, records, ...chunk } = await chunkAfter(last);
    for (const item of items) yield { item, records };
    last = chunk.last;
  } while (last);
}

async function* rowsOf(
  items: AsyncIterable<ExportedItem>,
  book: LogBook,
  { names, say }: ExportWords,
): AsyncIterable<Cell[]> {
  for await (const { item, records } of items) {
    const { dateTime, user, subject, subjectId, action, changedFields } = item;
    const start = [dateTime, user, say(capitalized(subject)), subjectId, capitalized(action)];
    const changes = shownChanges(toldOf(book, subject), changedFields, { ...names, records }, plainMoney);
    if (changes.length === 0) yield [...start, null, null, null];
    for (const { label, one, other } of changes)
      for (let at = 0; at < Math.max(one.length, other.length); at += LINES_IN_CELL) {
        const part = (lines: string[]) => lines.slice(at, at + LINES_IN_CELL).join('\n');
        yield [...start, say(label), part(one), part(other)];
      }
  }
}

function byId(list: readonly { id: number; name: string }[]): ReadonlyMap<number, string> {
  return new Map(list.map(({ id, name }) => [id, name]));
}

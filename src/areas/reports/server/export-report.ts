import { agencyWords, findAgencyName } from '#areas/agency/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Database } from '#platform/server/db/database.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Paper } from '#platform/server/pdf/paper.ts';
import { printPaper } from '#platform/server/pdf/print.ts';
import { csvFile } from '#platform/server/sheets/csv-file.ts';
import type { Cell, Sheet } from '#platform/server/sheets/sheet.ts';
import { xlsxFile } from '#platform/server/sheets/xlsx-file.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { OutgoingFile } from '#platform/shared/endpoint.ts';
import { showCount } from '#platform/shared/show-count.ts';
import { type CellValue, type Format, MOST_ROWS } from '../contract.ts';
import { type FileColumn, groupColumns, groupLines, paperCell, rowLine, sheetCell } from './report-table.ts';
import { showReport } from './show-report.ts';
import type { AskedRows, Place } from './source.ts';
import { SOURCES } from './sources.ts';

/** What goes into a file, once the transaction of the request has ended. */
export interface ReportFile {
  asked: AskedRows;
  agency: string;
  /** What the groups or the rows are, for the head of a paper. */
  title: string;
  columns: FileColumn[];
  lines: AsyncIterable<readonly CellValue[]>;
}

/** The groups, which are few. */
export async function groupsFile(db: Db, asked: AskedRows): Promise<ReportFile> {
  const { report } = asked;
  const lines = groupLines(report, await showReport(db, asked));
  return {
    ...(await headOf(db, asked, '')),
    columns: await worded(db, groupColumns(asked)),
    lines: inTurn(lines),
  };
}

/** Rows are read while the file goes out, part by part, each in a transaction of its own: none holds all of them. */
export async function rowsFile(
  db: Db,
  database: Database,
  asked: AskedRows,
  format: Format,
): Promise<ReportFile> {
  const { report, session } = asked;
  const { count, label } = await SOURCES[report.name].sumRows(db, asked);
  if (format !== 'csv' && count > MOST_ROWS[format])
    throw refuse.fields({ format: [tooMany(count, MOST_ROWS[format], report.noun[1])] });
  const after = (place: Place | undefined) =>
    database.asTenant(session, (own) => SOURCES[report.name].after(own, asked, CHUNK, place));
  const columns = await worded(db, [...report.rows]);
  return { ...(await headOf(db, asked, label)), columns, lines: linesOf(asked, after) };
}

const CHUNK = 2_000;

async function headOf(db: Db, asked: AskedRows, group: string) {
  const { title } = asked.report;
  return { asked, agency: await findAgencyName(db), title: group ? `${title}: ${group}` : title };
}

async function worded(db: Db, columns: FileColumn[]): Promise<FileColumn[]> {
  const say = await agencyWords(db);
  return columns.map(({ label, kind }) => ({ label: say(label), kind }));
}

function tooMany(count: number, most: number, noun: string): string {
  const [all, held] = [count, most].map(showCount);
  return `There are ${all} ${noun}, and this kind of file holds up to ${held}. Narrow the filter, or use CSV, which holds them all.`;
}

async function* inTurn(lines: readonly CellValue[][]): AsyncIterable<readonly CellValue[]> {
  yield* lines;
}

type RowsAfter = (place: Place | undefined) => ReturnType<(typeof SOURCES)['receipts']['after']>;

async function* linesOf({ report }: AskedRows, after: RowsAfter): AsyncIterable<readonly CellValue[]> {
  let place: Place | undefined;
  while (true) {
    const rows = await after(place);
    for (const { cells } of rows) yield rowLine(report, cells);
    place = rows.at(-1);
    if (!place) return;
  }
}

export async function fileOf(file: ReportFile, session: Session, format: Format): Promise<OutgoingFile> {
  if (format === 'pdf') return pdfOf(file, session);
  const sheet = sheetOf(file);
  return format === 'csv' ? csvFile(sheet) : xlsxFile(session.masterId, sheet);
}

export function sheetOf({ asked, columns, lines }: ReportFile): Sheet {
  return { name: nameOf(asked), columns: columns.map(({ label }) => label), rows: cellsOf(columns, lines) };
}

const nameOf = ({ report: { name }, range }: AskedRows) => `${name}-${range.from}-${range.to}`;

async function* cellsOf(
  columns: readonly FileColumn[],
  lines: AsyncIterable<readonly CellValue[]>,
): AsyncIterable<readonly Cell[]> {
  for await (const line of lines) yield line.map((value, at) => sheetCell(columns[at] as FileColumn, value));
}

async function pdfOf(file: ReportFile, session: Session): Promise<OutgoingFile> {
  const bytes = await printPaper(session.masterId, await paperOf(file));
  async function* content() {
    yield bytes;
  }
  return {
    filename: `${nameOf(file.asked)}.pdf`,
    contentType: 'application/pdf',
    size: bytes.length,
    content: content(),
  };
}

async function paperOf({ asked, agency, title, columns, lines }: ReportFile): Promise<Paper> {
  const rows: string[][] = [];
  for await (const line of lines)
    rows.push(line.map((value, at) => paperCell(columns[at] as FileColumn, value)));
  return {
    agency,
    place: [],
    title,
    facts: [
      ['From', showDay(asked.range.from)],
      ['To', showDay(asked.range.to)],
      ['Made by', asked.session.name],
    ],
    columns: columns.map(({ label, kind }) => ({
      label,
      share: kind === 'text' ? 1.6 : 1,
      ...(kind !== 'text' && kind !== 'day' && { align: 'right' as const }),
    })),
    rows,
    totals: [],
    notes: [`${asked.report.counts} from ${showDay(asked.range.from)} to ${showDay(asked.range.to)}.`],
    isWide: true,
    madeAt: new Date(),
  };
}

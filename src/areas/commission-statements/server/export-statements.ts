import { agencyWords } from '#areas/agency/server/public.ts';
import type { Call, CallOutside } from '#platform/server/http/call.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import {
  CHUNK,
  dollars,
  inParts,
  type PlannedSheet,
  planSheet,
  sheetFile,
} from '#platform/server/sheets/export-sheet.ts';
import type { Cell } from '#platform/server/sheets/sheet.ts';
import type { OutgoingFile } from '#platform/shared/endpoint.ts';
import type {
  exportStatements as listEndpoint,
  exportStatement as oneEndpoint,
  ShareLine,
} from '../contract.ts';
import { BUSINESS_WORDS, STATE_WORDS } from '../rules.ts';
import { countStatements, listPage } from './list-store.ts';
import { statementSharesAfter } from './share-line-store.ts';
import { statementRowOf } from './statement-of.ts';
import { findStatement, type StatementRecord } from './statement-store.ts';

const LINE_COLUMNS = [
  ...['Date', 'File', 'Company', 'Customer', 'Policy', 'Type', 'Effective', 'Business', 'Premium'],
  ...['Commission', 'Rate %', 'Adjusted', 'Split %', 'Share', 'Reason'],
];

export async function planStatement({
  db,
  params: { id },
  query: { format },
}: Call<typeof oneEndpoint>): Promise<PlannedSheet> {
  const found = await findStatement(db, id);
  if (!found) throw refuse.notFound();
  const name = `commission-statement-${found.number}`;
  const columns = LINE_COLUMNS.map(await agencyWords(db));
  return planSheet({ name, columns, count: found.lines, format, noun: 'lines' });
}

export function exportStatement(
  planned: PlannedSheet,
  { database, session, params: { id }, query: { format } }: CallOutside<typeof oneEndpoint>,
): Promise<OutgoingFile> {
  const after = (last: ShareLine | undefined) =>
    database.asTenant(session, (db) => statementSharesAfter(db, id, CHUNK, last?.line ?? 0));
  return sheetFile(planned, session, format, inParts(after, lineCells));
}

function lineCells(line: ShareLine): Cell[] {
  return [
    line.transactionDate,
    line.file,
    line.company,
    line.customer,
    line.policy,
    line.product,
    line.effdate,
    line.business && BUSINESS_WORDS[line.business],
    dollars(line.premium),
    dollars(line.commission),
    line.rate === null ? null : line.rate / 100,
    dollars(line.adjusted),
    line.split / 100,
    dollars(line.share),
    line.reason,
  ];
}

const LIST_COLUMNS = [
  ...['Statement', 'Period', 'For', 'Made (UTC)', 'Made by', 'Note', 'Lines', 'Amount', 'Posted', 'Status'],
];

export async function planStatements({
  db,
  query: { format, ...filter },
}: Call<typeof listEndpoint>): Promise<PlannedSheet> {
  const count = await countStatements(db, filter);
  const columns = LIST_COLUMNS.map(await agencyWords(db));
  return planSheet({ name: 'commission-statements', columns, count, format, noun: 'statements' });
}

export function exportStatements(
  planned: PlannedSheet,
  { database, session, query: { format, ...filter } }: CallOutside<typeof listEndpoint>,
): Promise<OutgoingFile> {
  // By number and not by place: one that is deleted in the meantime must not push another over the edge of a part.
  const order = { sort: 'number', reverse: 0, size: CHUNK, offset: 0 } as const;
  const after = (last: StatementRecord | undefined) =>
    database.asTenant(session, (db) => listPage(db, { ...filter, afterNumber: last?.number }, order));
  return sheetFile(planned, session, format, inParts(after, statementCells));
}

function statementCells(record: StatementRecord): Cell[] {
  const row = statementRowOf(record);
  return [
    row.number,
    row.period,
    row.employee.name,
    row.createdAt,
    row.createdBy,
    row.note,
    row.lines,
    dollars(row.amount),
    dollars(row.posted),
    STATE_WORDS[row.state],
  ];
}

import { sql } from 'kysely';
import { agencyWords } from '#areas/agency/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
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
import type { exportLines as exportEndpoint, LineFilter } from '../line-contract.ts';
import { diffOf } from '../rules.ts';
import { type LineSource, type LineStatus, SOURCE_WORDS, STATUS_WORDS } from '../statuses.ts';
import { matching } from './line-filter.ts';

const COLUMNS = [
  ...['State', 'Source', 'Date', 'Company', 'Customer', 'Policy', 'Type', 'Effective', 'Expiration'],
  ...['Premium', 'Commission', 'Adjusted', 'Diff', 'Reason'],
];

export async function planLines({
  db,
  params: { id },
  query: { format, ...filter },
}: Call<typeof exportEndpoint>): Promise<PlannedSheet> {
  const { rows } = await sql<{ lines: number }>`
    SELECT (SELECT count(*) FROM commission_lines l WHERE ${matching(id, filter)}) AS lines
    FROM commission_files f WHERE f.id = ${id} AND f.deleted_at IS NULL`.execute(db);
  if (!rows[0]) throw refuse.notFound();
  const columns = COLUMNS.map(await agencyWords(db));
  return planSheet({ name: `commission-file-${id}`, columns, count: rows[0].lines, format, noun: 'lines' });
}

export function exportLines(
  planned: PlannedSheet,
  { database, session, params: { id }, query: { format, ...filter } }: CallOutside<typeof exportEndpoint>,
): Promise<OutgoingFile> {
  const after = (last: ExportedLine | undefined) =>
    database.asTenant(session, (db) => listAfter(db, id, filter, last));
  return sheetFile(planned, session, format, inParts(after, cellsOf));
}

interface ExportedLine {
  id: number;
  status: LineStatus;
  source: LineSource;
  day: string;
  company: string;
  customer: string;
  policy: string;
  product: string | null;
  effdate: string | null;
  expdate: string | null;
  commissionable: number;
  commission: number;
  adjusted: number;
  reason: string;
}

/** In the order of the covering index of the lines, so that no part reads those before it. */
async function listAfter(
  db: Db,
  fileId: number,
  filter: LineFilter,
  last: ExportedLine | undefined,
): Promise<ExportedLine[]> {
  const { rows } = await sql<ExportedLine>`
    WITH part AS MATERIALIZED (
      SELECT l.id, l.status FROM commission_lines l
      WHERE ${matching(fileId, filter)} AND ${last ? sql`(l.status, l.id) > (${last.status}, ${last.id})` : sql`true`}
      ORDER BY l.status, l.id LIMIT ${CHUNK})
    SELECT l.id, l.status, l.source, l.transaction_on AS day, c.name AS company,
      coalesce(u.name, l.customer_name) AS customer, l.policy_number AS policy, r.name AS product, l.effdate, l.expdate,
      l.commissionable, l.commission, l.adjusted, l.reason
    FROM part
    JOIN commission_lines l ON l.id = part.id
    JOIN companies c ON c.master_id = l.master_id AND c.id = l.company_id
    LEFT JOIN customers u ON u.master_id = l.master_id AND u.id = l.customer_id
    LEFT JOIN products r ON r.master_id = l.master_id AND r.id = l.product_id
    ORDER BY l.status, l.id`.execute(db);
  return rows;
}

function cellsOf(line: ExportedLine): Cell[] {
  return [
    STATUS_WORDS[line.status],
    SOURCE_WORDS[line.source],
    line.day,
    line.company,
    line.customer,
    line.policy,
    line.product,
    line.effdate,
    line.expdate,
    dollars(line.commissionable),
    dollars(line.commission),
    dollars(line.adjusted),
    dollars(diffOf(line)),
    line.reason,
  ];
}

import { type RawBuilder, sql } from 'kysely';
import type { Author } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { STATUS_WORDS, STATUSES } from '../statuses.ts';
import { FILE_SUBJECT } from './lock-file.ts';

const WORDS = sql.lit(`{${STATUSES.map((status) => STATUS_WORDS[status])}}`);

/** A line as the log keeps it. */
const kept = (cents: RawBuilder<unknown>, status?: RawBuilder<unknown>) => sql`jsonb_build_object(
  'line', id, 'policy', policy_number, 'amount', ${cents} ${status ? sql`, 'status', (${WORDS}::text[])[${status}]` : sql``})`;

/** What the rows, which have the columns of lines, are; for the entry of a file. */
export const keptLines = sql`jsonb_build_object(
  'lines', jsonb_agg(${kept(sql`adjusted`, sql`status`)} ORDER BY id))`;

interface LoggedChange {
  fileId: number;
  action: string;
  /** UPDATEs of lines, no line in two of them, that return id and policy_number, and what else the lists need. */
  changes: readonly RawBuilder<unknown>[];
  /** What is the same for all lines. */
  before: Record<string, unknown>;
  after: Record<string, unknown>;
  /** The amounts of the lines, on the side or sides where they are listed; with the status that each had. */
  lists: { before?: RawBuilder<unknown>; after?: RawBuilder<unknown>; status?: RawBuilder<unknown> };
}

/**
 * Changes lines of one file and writes one entry that says what each line was and became. The lines go from
 * the UPDATE into the log without leaving the database, and are listed once where one list says it all: there may be
 * a hundred thousand.
 */
export async function changeLogged(
  db: Db,
  { masterId, employeeId }: Author,
  { fileId, action, changes, before, after, lists }: LoggedChange,
): Promise<number> {
  const parts = changes.map((change, at) => sql`${sql.ref(`part${at}`)} AS (${change})`);
  const all = changes.map((_, at) => sql`SELECT * FROM ${sql.ref(`part${at}`)}`);
  const side = (facts: RawBuilder<unknown>, cents: RawBuilder<unknown> | undefined) =>
    cents ? sql`${facts} || jsonb_build_object('lines', jsonb_agg(${kept(cents, lists.status)}))` : facts;
  const { rows } = await sql<{ lines: number }>`
    WITH ${sql.join(parts)}, changed AS (${sql.join(all, sql` UNION ALL `)}),
    entry AS (
      INSERT INTO change_log (master_id, employee_id, subject, subject_id, action, before, after)
      SELECT ${masterId}, ${employeeId}::bigint, ${FILE_SUBJECT}, ${fileId}, ${action},
        ${side(sql`${JSON.stringify(before)}::jsonb`, lists.before)},
        ${side(sql`${JSON.stringify(after)}::jsonb || jsonb_build_object('affected', count(*))`, lists.after)}
      FROM (SELECT * FROM changed ORDER BY id) changed HAVING count(*) > 0)
    SELECT count(*) AS lines FROM changed`.execute(db);
  return rows[0]?.lines ?? 0;
}

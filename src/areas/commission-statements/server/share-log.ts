import { type RawBuilder, sql } from 'kysely';
import { FILE_SUBJECT } from '#areas/commissions/server/public.ts';
import type { Author, Change } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';

/** Shares `s` of lines `l` as the log keeps them. */
const shares = sql`jsonb_agg(jsonb_build_object(
  'line', l.id, 'policy', l.policy_number, 'amount', s.cents, 'file', l.file_id) ORDER BY l.id)`;

interface SharesChange {
  /** What it is called in the log of each file. */
  action: string;
  /** UPDATE of shares `s` that joins their lines `l`. */
  change: RawBuilder<unknown>;
  facts: Record<string, unknown>;
}

/** Shares of lines that stay settled change hands: each file has an entry that names them with their amounts. */
export async function changeShares(
  db: Db,
  { masterId, employeeId }: Author,
  { action, change, facts }: SharesChange,
): Promise<void> {
  await sql`
    WITH changed AS (${change} RETURNING l.id, l.file_id, l.policy_number, s.cents)
    INSERT INTO change_log (master_id, employee_id, subject, subject_id, action, after)
    SELECT ${masterId}, ${employeeId}::bigint, ${FILE_SUBJECT}, file_id, ${action},
      ${JSON.stringify(facts)}::jsonb || jsonb_build_object('lines', jsonb_agg(
        jsonb_build_object('line', id, 'policy', policy_number, 'amount', cents) ORDER BY id))
    FROM changed GROUP BY file_id`.execute(db);
}

/** The entry of a statement, with the person's share of every line; the lines do not leave the database. */
export async function logStatement(
  db: Db,
  { masterId, employeeId }: Author,
  { subject, subjectId, action, before, after }: Change,
): Promise<void> {
  const side = (facts: Change['before']) =>
    facts ? sql`${JSON.stringify(facts)}::jsonb || jsonb_build_object('lines', ${shares})` : sql`NULL::jsonb`;
  await sql`
    INSERT INTO change_log (master_id, employee_id, subject, subject_id, action, before, after)
    SELECT ${masterId}, ${employeeId}::bigint, ${subject}, ${subjectId}::bigint, ${action}, ${side(before)}, ${side(after)}
    FROM commission_shares s
    JOIN commission_lines l ON l.master_id = s.master_id AND l.id = s.line_id
    WHERE s.statement_id = ${subjectId}`.execute(db);
}

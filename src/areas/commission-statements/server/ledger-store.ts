import { sql } from 'kysely';
import { STATUS } from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';

interface Posting {
  masterId: number;
  employeeId: number;
  files: readonly number[];
  reason: string;
}

/** One row for each file and statement, and one for each file's house; returns how many shares they contain. */
export async function writeLedger(db: Db, { masterId, employeeId, files, reason }: Posting): Promise<number> {
  const { numAffectedRows } = await sql`
    WITH due AS MATERIALIZED (
      SELECT s.master_id, s.id, l.file_id, s.statement_id, s.employee_id, s.cents
      FROM commission_lines l
      JOIN commission_shares s ON s.master_id = l.master_id AND s.line_id = l.id
      WHERE l.file_id = ANY (${files}::bigint[]) AND l.status = ${STATUS.settled} AND l.deleted_at IS NULL
        AND s.ledger_id IS NULL AND (s.statement_id IS NOT NULL OR s.employee_id IS NULL)),
    written AS (
      INSERT INTO commission_ledger (master_id, file_id, statement_id, employee_id, cents, reason, posted_by)
      SELECT ${masterId}, file_id, statement_id, employee_id, sum(cents), ${reason}, ${employeeId}
      FROM due GROUP BY file_id, statement_id, employee_id ORDER BY file_id, statement_id NULLS LAST
      RETURNING id, file_id, statement_id)
    UPDATE commission_shares s SET ledger_id = w.id
    FROM due d
    JOIN written w ON w.file_id = d.file_id AND coalesce(w.statement_id, 0) = coalesce(d.statement_id, 0)
    WHERE s.master_id = d.master_id AND s.id = d.id`.execute(db);
  return Number(numAffectedRows ?? 0);
}

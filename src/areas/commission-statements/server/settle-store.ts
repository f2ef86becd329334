import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { type Taking, withoutProducers } from './waiting-store.ts';

/** The whole of a line, in hundredths of a percent. */
const WHOLE = 10_000;

interface NewStatement {
  masterId: number;
  employeeId: number;
  employee: number;
  note: string;
}

export async function insertStatement(
  db: Db,
  { masterId, employeeId, employee, note }: NewStatement,
): Promise<number> {
  const { id } = await db
    .insertInto('commission_statements')
    .values({ master_id: masterId, employee_id: employee, note, created_by: employeeId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Shares out the staged lines of which the person earns: to every producer and to the house, the person's on the
 * statement. Splits are as they stand now, and stay so whatever becomes of the policy.
 */
export async function shareOut(
  db: Db,
  statementId: number,
  { employee, until, files }: Taking,
): Promise<void> {
  const before = until === null ? sql`true` : sql`l.transaction_on <= ${until}::date`;
  await sql`
    WITH taken AS MATERIALIZED (
      SELECT l.master_id, l.id, l.policy_id, l.adjusted FROM commission_lines l
      JOIN policy_producers o ON o.master_id = l.master_id AND o.policy_id = l.policy_id
      WHERE l.file_id = ANY (${files}::bigint[]) AND l.status = 2 AND l.deleted_at IS NULL AND ${before}
        AND o.employee_id = ${employee}),
    parts AS MATERIALIZED (
      SELECT t.master_id, t.id, t.adjusted, p.employee_id, p.split, t.adjusted * p.split / ${sql.lit(WHOLE)} AS cents
      FROM taken t JOIN policy_producers p ON p.master_id = t.master_id AND p.policy_id = t.policy_id)
    INSERT INTO commission_shares (master_id, line_id, employee_id, split, cents, statement_id)
    SELECT master_id, id, employee_id, split, cents, CASE employee_id WHEN ${employee} THEN ${statementId}::bigint END
    FROM parts
    UNION ALL
    SELECT master_id, id, NULL, ${sql.lit(WHOLE)} - sum(split), adjusted - sum(cents), NULL
    FROM parts GROUP BY master_id, id, adjusted`.execute(db);
}

/** What another's statement left for the person. */
export async function takeOpenShares(
  db: Db,
  statementId: number,
  { employee, until, files }: Taking,
): Promise<void> {
  const before = until === null ? sql`true` : sql`l.transaction_on <= ${until}::date`;
  await sql`
    UPDATE commission_shares s SET statement_id = ${statementId}
    FROM commission_lines l
    WHERE l.master_id = s.master_id AND l.id = s.line_id AND l.file_id = ANY (${files}::bigint[]) AND ${before}
      AND s.employee_id = ${employee} AND s.statement_id IS NULL`.execute(db);
}

export async function markSettled(db: Db, statementId: number): Promise<void> {
  await sql`
    UPDATE commission_lines l SET status = 3
    FROM commission_shares s
    WHERE s.statement_id = ${statementId} AND l.master_id = s.master_id AND l.id = s.line_id AND l.status = 2
    `.execute(db);
}

/** The files of a statement's lines. */
export async function filesOf(db: Db, statementId: number): Promise<number[]> {
  const { rows } = await sql<{ file_id: number }>`
    SELECT DISTINCT l.file_id FROM commission_shares s
    JOIN commission_lines l ON l.master_id = s.master_id AND l.id = s.line_id
    WHERE s.statement_id = ${statementId}`.execute(db);
  return rows.map(({ file_id }) => file_id);
}

/** Lines of the statement of which no other statement holds a share. */
const heldAlone = (statementId: number) => sql`
  SELECT s.line_id FROM commission_shares s
  WHERE s.statement_id = ${statementId} AND NOT EXISTS (
    SELECT 1 FROM commission_shares o WHERE o.master_id = s.master_id AND o.line_id = s.line_id
      AND (o.statement_id <> ${statementId} OR o.ledger_id IS NOT NULL))`;

/** Answers how many lines came back to Staged. */
export async function unsettle(db: Db, statementId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE commission_lines SET status = 2 WHERE id IN (${heldAlone(statementId)})`.execute(db);
  await sql`DELETE FROM commission_shares WHERE line_id IN (${heldAlone(statementId)})`.execute(db);
  await sql`UPDATE commission_shares SET statement_id = NULL WHERE statement_id = ${statementId}`.execute(db);
  await sql`UPDATE commission_statements SET deleted_at = now() WHERE id = ${statementId}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export interface Settled {
  lines: number;
  amount: number;
}

/** Staged lines of the file of which nobody earns. */
export async function settleForHouse(db: Db, fileId: number): Promise<Settled> {
  const { rows } = await sql<Settled>`
    WITH settled AS (
      UPDATE commission_lines l SET status = 3
      WHERE l.file_id = ${fileId} AND l.status = 2 AND l.deleted_at IS NULL AND ${withoutProducers}
      RETURNING l.master_id, l.id, l.adjusted),
    shared AS (
      INSERT INTO commission_shares (master_id, line_id, split, cents)
      SELECT master_id, id, ${sql.lit(WHOLE)}, adjusted FROM settled RETURNING cents)
    SELECT count(*) AS lines, coalesce(sum(cents), 0)::bigint AS amount FROM shared`.execute(db);
  return rows[0] as Settled;
}

/** Lines of which the house has everything and nothing is posted. */
export async function unsettleHouse(db: Db, fileId: number): Promise<Settled> {
  const { rows } = await sql<Settled>`
    WITH gone AS (
      DELETE FROM commission_shares s USING commission_lines l
      WHERE l.master_id = s.master_id AND l.id = s.line_id AND l.file_id = ${fileId} AND l.status = 3
        AND l.deleted_at IS NULL AND s.employee_id IS NULL AND s.ledger_id IS NULL
        AND NOT EXISTS (SELECT 1 FROM commission_shares o WHERE o.master_id = s.master_id
          AND o.line_id = s.line_id AND o.employee_id IS NOT NULL)
      RETURNING s.master_id, s.line_id, s.cents),
    back AS (
      UPDATE commission_lines l SET status = 2 FROM gone g
      WHERE l.master_id = g.master_id AND l.id = g.line_id RETURNING g.cents)
    SELECT count(*) AS lines, coalesce(sum(cents), 0)::bigint AS amount FROM back`.execute(db);
  return rows[0] as Settled;
}

import { type RawBuilder, sql } from 'kysely';
import {
  CHANGED,
  type Changed,
  changeInFiles,
  earningLines,
  STATUS,
  withoutProducers,
} from '#areas/commissions/server/public.ts';
import type { Author } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { changeShares } from './share-log.ts';
import type { Taking } from './waiting-store.ts';

/** The whole of a line, in hundredths of a percent. */
const WHOLE = 10_000;

interface NewStatement {
  masterId: number;
  employeeId: number;
  employee: number;
  note: string;
  number: number;
  /** The first day of the month that it counts for. */
  period: string | RawBuilder<string>;
}

export async function insertStatement(
  db: Db,
  { masterId, employeeId, employee, note, number, period }: NewStatement,
): Promise<number> {
  const { id } = await db
    .insertInto('commission_statements')
    .values({
      master_id: masterId,
      number,
      period_on: sql<string>`${period}::date`,
      employee_id: employee,
      note,
      created_by: employeeId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Shares out the staged lines of which the person earns: to every producer and to the house, the person's on the
 * statement. Splits are taken as they are now, and stay that way whatever happens to the policy.
 */
export async function shareOut(
  db: Db,
  statementId: number,
  { employee, until, files }: Taking,
): Promise<void> {
  const before = until === null ? sql`true` : sql`l.transaction_on <= ${until}::date`;
  await sql`
    WITH staged AS MATERIALIZED (${earningLines(sql`l.file_id = ANY (${files}::bigint[])
      AND l.status = ${STATUS.staged} AND l.deleted_at IS NULL AND ${before}`)}),
    parts AS MATERIALIZED (
      SELECT a.master_id, a.line_id AS id, a.adjusted, a.employee_id, a.split,
        a.adjusted * a.split / ${sql.lit(WHOLE)} AS cents
      FROM staged a WHERE a.line_id IN (SELECT line_id FROM staged WHERE employee_id = ${employee}))
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
  author: Author,
  statementId: number,
  { employee, until, files }: Taking,
): Promise<void> {
  const before = until === null ? sql`true` : sql`l.transaction_on <= ${until}::date`;
  await changeShares(db, author, {
    action: 'shares settled',
    change: sql`UPDATE commission_shares s SET statement_id = ${statementId}
      FROM commission_lines l
      WHERE l.master_id = s.master_id AND l.id = s.line_id AND l.file_id = ANY (${files}::bigint[]) AND ${before}
        AND s.employee_id = ${employee} AND s.statement_id IS NULL`,
    facts: { statement: statementId },
  });
}

/** One entry for each file whose lines it settles. */
export async function markSettled(db: Db, author: Author, statementId: number): Promise<void> {
  await changeInFiles(db, author, {
    action: 'settled',
    change: sql`UPDATE commission_lines l SET status = ${STATUS.settled}
      FROM commission_shares s
      WHERE s.statement_id = ${statementId} AND l.master_id = s.master_id AND l.id = s.line_id
        AND l.status = ${STATUS.staged}
      RETURNING ${CHANGED}`,
    listed: 'after',
    after: { statement: statementId },
  });
}

/** The files of a statement's lines. */
export async function filesOf(db: Db, statementId: number): Promise<number[]> {
  const { rows } = await sql<{ file_id: number }>`
    SELECT DISTINCT l.file_id FROM commission_shares s
    JOIN commission_lines l ON l.master_id = s.master_id AND l.id = s.line_id
    WHERE s.statement_id = ${statementId}`.execute(db);
  return rows.map(({ file_id }) => file_id);
}

/** Lines of the statement that no other statement has a share of. */
const heldAlone = (statementId: number) => sql`
  SELECT s.line_id FROM commission_shares s
  WHERE s.statement_id = ${statementId} AND NOT EXISTS (
    SELECT 1 FROM commission_shares o WHERE o.master_id = s.master_id AND o.line_id = s.line_id
      AND (o.statement_id <> ${statementId} OR o.ledger_id IS NOT NULL))`;

/** The lines that come back to Staged, by file. Of the others the person's shares are open again. */
export async function unsettle(db: Db, author: Author, statementId: number): Promise<Changed> {
  const back = await changeInFiles(db, author, {
    action: 'unsettled',
    change: sql`UPDATE commission_lines l SET status = ${STATUS.staged} WHERE l.id IN (${heldAlone(statementId)})
      RETURNING ${CHANGED}`,
    listed: 'after',
    after: { statementDeleted: statementId },
  });
  await sql`DELETE FROM commission_shares WHERE line_id IN (${heldAlone(statementId)})`.execute(db);
  await changeShares(db, author, {
    action: 'shares unsettled',
    change: sql`UPDATE commission_shares s SET statement_id = NULL
      FROM commission_lines l
      WHERE s.statement_id = ${statementId} AND l.master_id = s.master_id AND l.id = s.line_id`,
    facts: { statementDeleted: statementId },
  });
  await sql`UPDATE commission_statements SET deleted_at = now() WHERE id = ${statementId}`.execute(db);
  return back;
}

/** Staged lines of the file of which nobody earns. */
export function settleForHouse(db: Db, author: Author, fileId: number): Promise<Changed> {
  return changeInFiles(db, author, {
    action: 'settled for the house',
    change: sql`UPDATE commission_lines l SET status = ${STATUS.settled}
      WHERE l.file_id = ${fileId} AND l.status = ${STATUS.staged} AND l.deleted_at IS NULL AND ${withoutProducers}
      RETURNING ${CHANGED}`,
    also: sql`shared AS (
      INSERT INTO commission_shares (master_id, line_id, split, cents)
      SELECT master_id, id, ${sql.lit(WHOLE)}, adjusted FROM changed)`,
    listed: 'after',
  });
}

/** Lines of which the house has everything and nothing is posted. */
export function unsettleHouse(db: Db, author: Author, fileId: number): Promise<Changed> {
  return changeInFiles(db, author, {
    action: 'unsettled for the house',
    reads: sql`gone AS (
      DELETE FROM commission_shares s USING commission_lines l
      WHERE l.master_id = s.master_id AND l.id = s.line_id AND l.file_id = ${fileId} AND l.status = ${STATUS.settled}
        AND l.deleted_at IS NULL AND s.employee_id IS NULL AND s.ledger_id IS NULL
        AND NOT EXISTS (SELECT 1 FROM commission_shares o WHERE o.master_id = s.master_id
          AND o.line_id = s.line_id AND o.employee_id IS NOT NULL)
      RETURNING s.master_id, s.line_id)`,
    change: sql`UPDATE commission_lines l SET status = ${STATUS.staged} FROM gone g
      WHERE l.master_id = g.master_id AND l.id = g.line_id RETURNING ${CHANGED}`,
    listed: 'after',
  });
}

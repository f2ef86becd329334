import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { ReadRow } from '../read-row.ts';
import type { Outcome, OutcomeCount } from '../rules.ts';

/** A row of a dry run. */
export interface StagedRow {
  row_number: number;
  number: string;
  name: string;
  input: ReadRow['input'];
  problems: FieldErrors;
  same_id: number | null;
  outcome: Outcome;
}

/** Rows that were stored before a kill are not stored again: a file has each of its rows once. */
export async function stageRows(
  db: Db,
  { masterId, id }: { masterId: number; id: number },
  rows: readonly StagedRow[],
): Promise<void> {
  await sql`
    INSERT INTO bring_in_rows (master_id, bring_in_id, row_number, number, name, input, problems, same_id, outcome)
    SELECT ${masterId}, ${id}, row_number, number, name, input, problems, same_id, outcome
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS staged (row_number bigint, number text, name text,
      input jsonb, problems jsonb, same_id bigint, outcome text)
    ON CONFLICT DO NOTHING`.execute(db);
}

/** A row that another one repeats word for word would be added twice. */
export async function markRepeated(db: Db, id: number): Promise<void> {
  await sql`
    UPDATE bring_in_rows r
    SET outcome = 'problem', problems = jsonb_build_object('', jsonb_build_array('This row is the same as row ' || first || '.'))
    FROM (
      SELECT row_number, min(row_number) OVER (PARTITION BY md5(input::text)) AS first
      FROM bring_in_rows WHERE bring_in_id = ${id} AND outcome = 'waiting') AS same
    WHERE r.bring_in_id = ${id} AND r.row_number = same.row_number AND same.first < same.row_number`.execute(
    db,
  );
}

export async function deleteRows(db: Db, id: number): Promise<void> {
  await db.deleteFrom('bring_in_rows').where('bring_in_id', '=', id).execute();
}

export async function outcomesOf(db: Db, id: number): Promise<OutcomeCount[]> {
  const { rows } = await sql<OutcomeCount>`
    SELECT outcome, count(*) AS rows FROM bring_in_rows WHERE bring_in_id = ${id}
    GROUP BY outcome ORDER BY outcome`.execute(db);
  return rows;
}

interface ListedRow extends Omit<StagedRow, 'input'> {
  record_id: number | null;
}

export async function listRows(
  db: Db,
  wanted: { id: number; outcome: Outcome | undefined; size: number; offset: number },
): Promise<ListedRow[]> {
  const { id, outcome, size, offset } = wanted;
  const { rows } = await sql<ListedRow>`
    SELECT row_number, number, name, problems, same_id, outcome, record_id FROM bring_in_rows
    WHERE bring_in_id = ${id} ${outcome ? sql`AND outcome = ${outcome}` : sql``}
    ORDER BY row_number LIMIT ${size} OFFSET ${offset}`.execute(db);
  return rows;
}

/** The next rows with one of these outcomes, in their order. */
export async function nextRows(
  db: Db,
  id: number,
  outcomes: readonly Outcome[],
  { after, size }: { after: number; size: number },
): Promise<(StagedRow & { record_id: number | null })[]> {
  const { rows } = await sql<StagedRow & { record_id: number | null }>`
    SELECT row_number, number, name, input, problems, same_id, outcome, record_id FROM bring_in_rows
    WHERE bring_in_id = ${id} AND outcome = ANY (${[...outcomes]}::text[]) AND row_number > ${after}
    ORDER BY row_number LIMIT ${size}`.execute(db);
  return rows;
}

export interface Ended {
  row_number: number;
  outcome: Outcome;
  record_id: number | null;
  same_id: number | null;
  problems: FieldErrors;
}

export async function endRows(db: Db, id: number, ended: readonly Ended[]): Promise<void> {
  await sql`
    UPDATE bring_in_rows r SET outcome = e.outcome, record_id = e.record_id, same_id = e.same_id, problems = e.problems
    FROM jsonb_to_recordset(${JSON.stringify(ended)}::jsonb)
      AS e (row_number bigint, outcome text, record_id bigint, same_id bigint, problems jsonb)
    WHERE r.bring_in_id = ${id} AND r.row_number = e.row_number`.execute(db);
}

/**
 * Customers that were brought in under these numbers of the other system; of several the last. A merged one is whoever
 * stayed, also of several merges; one who is gone is none.
 */
export async function findBroughtCustomers(db: Db, numbers: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ number: string; record_id: number }>`
    SELECT DISTINCT ON (r.number) r.number, c.id AS record_id
    FROM bring_in_rows r JOIN bring_ins b ON b.master_id = r.master_id AND b.id = r.bring_in_id
    LEFT JOIN customer_merges m ON m.master_id = r.master_id AND m.undone_at IS NULL
      AND m.merged_id = coalesce(r.record_id, r.same_id)
    JOIN customers c ON c.master_id = r.master_id AND c.id = coalesce(m.customer_id, r.record_id, r.same_id)
    WHERE r.number = ANY (${[...numbers]}::text[]) AND r.number <> ''
      AND r.outcome IN ('made', 'filled', 'same') AND b.kind = 'customers'
    ORDER BY r.number, r.bring_in_id DESC, r.row_number DESC`.execute(db);
  return new Map(rows.map(({ number, record_id }) => [number, record_id]));
}

/** Removes what nobody has touched since; answers the rows whose records are gone. */
export async function takeBackRows(db: Db, id: number, rows: readonly number[]): Promise<Set<number>> {
  const { rows: gone } = await sql<{ row: number }>`
    SELECT take_back_brought_in(${id}, ${[...rows]}::bigint[]) AS row`.execute(db);
  return new Set(gone.map(({ row }) => row));
}

import { type RawBuilder, sql } from 'kysely';
import { CARRIER } from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { ColumnMap } from '../columns.ts';
import type { AlsoCompared, ReliedOn } from '../received.ts';
import { nameKey } from './name-key.ts';

/** Nobody imports or takes back a statement of the company before the transaction of `db` ends. */
export async function lockCompany(db: Db, companyId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('commission rows', ${companyId}))`.execute(db);
}

export interface EarlierImport {
  id: number;
  column_map: ColumnMap;
  period: string;
}

export async function listEarlier(db: Db, companyId: number): Promise<EarlierImport[]> {
  const { rows } = await sql<EarlierImport>`
    SELECT id, column_map, period FROM commission_imports
    WHERE company_id = ${companyId} AND state = 'imported'`.execute(db);
  return rows;
}

export async function daysOf(db: Db, importId: number): Promise<string[]> {
  const { rows } = await sql<{ day: string }>`
    SELECT DISTINCT transaction_on AS day FROM commission_import_rows
    WHERE import_id = ${importId} AND problem = ''`.execute(db);
  return rows.map(({ day }) => day);
}

/**
 * By what a row and a line are known as the same, the surest first: both by the policy number, or both by the name
 * where neither has a number; then, where one of them has a number and the other none, by the name; then by the policy
 * that they were matched with. Two different numbers are two different policies, whatever the name.
 */
export const KNOWN_BY = ['number', 'name', 'policy'] as const;
type KnownBy = (typeof KNOWN_BY)[number];

export interface Comparison {
  importId: number;
  companyId: number;
  by: KnownBy;
  /** Of the rows of the statement. */
  days: readonly string[];
  fields: readonly AlsoCompared[];
  /** Lines of these statements; null for lines that came with none. */
  importIds: readonly number[] | null;
  /** Pairs that are known already. */
  known: readonly Pair[];
}

export interface Pair {
  row: number;
  line: number;
}

/** A policy number as the matching compares it; null where there is none. */
const numberOf = (from: RawBuilder<unknown>) => sql`coalesce(
  nullif(ltrim(bare(${from}.policy_number), '0'), ''), nullif(bare(${from}.policy_number), ''))`;

const nameOf = (from: RawBuilder<unknown>) => sql`coalesce(
  ${nameKey(sql`${from}.customer_name`)}, nullif(fold(${from}.customer_name), ''))`;

const WHO: Record<KnownBy, (from: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  number: (from) => sql`coalesce(${numberOf(from)}, '~' || ${nameOf(from)})`,
  name: nameOf,
  // Two different names would contradict it, so the one with the number must have no name.
  policy: (from) =>
    sql`CASE WHEN ${numberOf(from)} IS NULL OR ${from}.customer_name = '' THEN ${from}.policy_id::text END`,
};

/** The company's lines `l` that rows are compared with. */
const comparedLines = ({
  companyId,
  days,
  importIds,
}: Pick<Comparison, 'companyId' | 'days' | 'importIds'>) => sql`
  l.company_id = ${companyId} AND l.source IN ${CARRIER} AND l.transaction_on = ANY (${days}::date[])
  AND ${importIds ? sql`l.import_id = ANY (${importIds}::bigint[])` : sql`l.import_id IS NULL`}`;

/** Most statements are of days that nothing came for before: then nobody need look at fifty thousand rows. */
export async function hasLines(
  db: Db,
  of: Pick<Comparison, 'companyId' | 'days' | 'importIds'>,
): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM commission_lines l WHERE ${comparedLines(of)} LIMIT 1`.execute(db);
  return rows.length > 0;
}

/**
 * The k-th of equal rows belongs to the k-th of equal lines: a statement may pay the same amount twice. Rows and lines
 * are put into one set and counted there, since the planner takes rows that were just stored for a handful and would
 * compare each with each. A line keeps the amounts as the carrier wrote them, its row the dates.
 */
export function pairsSql({ importId, companyId, by, days, fields, importIds, known }: Comparison) {
  const ifCompared = (field: AlsoCompared, value: RawBuilder<unknown>, type: RawBuilder<unknown>) =>
    fields.includes(field) ? value : sql`NULL::${type}`;
  const [day, cents] = [sql`date`, sql`bigint`];
  const stated = (name: RawBuilder<unknown>) =>
    sql`CASE WHEN l.import_id IS NULL THEN l.${name} ELSE o.${name} END`;
  // The later passes: a row with a number meets lines without one, and the other way round.
  const numbered = (from: RawBuilder<unknown>) =>
    by === 'number' ? sql`NULL::boolean` : sql`${numberOf(from)} IS NOT NULL`;
  return sql<Pair>`
    WITH open_lines AS (
      SELECT l.master_id, l.id, l.policy_number, l.customer_name, l.policy_id, l.transaction_on, l.commission,
        l.commissionable, l.effdate, l.expdate, l.import_id, l.import_row
      FROM commission_lines l
      WHERE ${comparedLines({ companyId, days, importIds })}
        AND l.id <> ALL (${known.map(({ line }) => line)}::bigint[])),
    open_rows AS (
      SELECT r.row_number, r.policy_number, r.customer_name, r.policy_id, r.transaction_on, r.commission,
        r.commissionable, r.effdate, r.expdate
      FROM commission_import_rows r
      WHERE r.import_id = ${importId} AND r.problem = ''
        AND r.row_number <> ALL (${known.map(({ row }) => row)}::integer[])),
    told AS (
      SELECT ${WHO[by](sql`r`)} AS who, ${numbered(sql`r`)} AS is_numbered, r.transaction_on, r.commission,
        ${ifCompared('premium', sql`coalesce(r.commissionable, 0)`, cents)} AS premium,
        ${ifCompared('effectiveDate', sql`r.effdate`, day)} AS effdate,
        ${ifCompared('expirationDate', sql`r.expdate`, day)} AS expdate,
        r.row_number AS row, NULL::bigint AS line
      FROM open_rows r WHERE ${by === 'number' ? sql`true` : ifOtherKind(sql`r`, sql`open_lines`)}
      UNION ALL
      SELECT ${WHO[by](sql`l`)}, NOT ${numbered(sql`l`)}, l.transaction_on, l.commission,
        ${ifCompared('premium', sql`l.commissionable`, cents)},
        ${ifCompared('effectiveDate', stated(sql`effdate`), day)},
        ${ifCompared('expirationDate', stated(sql`expdate`), day)}, NULL, l.id
      FROM open_lines l
      LEFT JOIN commission_import_rows o
        ON o.master_id = l.master_id AND o.import_id = l.import_id AND o.row_number = l.import_row
      WHERE ${by === 'number' ? sql`true` : ifOtherKind(sql`l`, sql`open_rows`)}),
    counted AS (
      SELECT *, row_number() OVER (
        PARTITION BY who, is_numbered, transaction_on, commission, premium, effdate, expdate, line IS NULL
        ORDER BY row, line) AS nth
      FROM told WHERE who IS NOT NULL)
    SELECT max(row) AS row, max(line) AS line FROM counted
    GROUP BY who, is_numbered, transaction_on, commission, premium, effdate, expdate, nth HAVING count(*) = 2`;
}

/** What can have a partner of the other kind at all: mostly everything has a number, and nothing need be looked at. */
const ifOtherKind = (from: RawBuilder<unknown>, others: RawBuilder<unknown>) => sql`
  CASE WHEN bare(${from}.policy_number) = ''
    THEN EXISTS (SELECT 1 FROM ${others} WHERE bare(policy_number) <> '')
    ELSE EXISTS (SELECT 1 FROM ${others} WHERE bare(policy_number) = '') END`;

/** Returns how many rows have changed; those are left out again until somebody takes them in. */
export async function saveReceived(db: Db, importId: number, pairs: readonly Pair[]): Promise<number> {
  const [rows, lines] = [pairs.map(({ row }) => row), pairs.map(({ line }) => line)];
  await sql`SET LOCAL enable_nestloop = off`.execute(db);
  const marked = await sql`
    UPDATE commission_import_rows r SET received_line_id = p.line, taken_in = false
    FROM unnest(${rows}::integer[], ${lines}::bigint[]) AS p (row, line)
    WHERE r.import_id = ${importId} AND r.row_number = p.row AND r.received_line_id IS DISTINCT FROM p.line`.execute(
    db,
  );
  const freed = await sql`
    UPDATE commission_import_rows SET received_line_id = NULL, taken_in = false
    WHERE import_id = ${importId} AND received_line_id IS NOT NULL
      AND row_number <> ALL (${rows}::integer[])`.execute(db);
  await sql`SET LOCAL enable_nestloop = on`.execute(db);
  return Number((marked.numAffectedRows ?? 0n) + (freed.numAffectedRows ?? 0n));
}

/** Returns how many of these rows were received before; * is all of them. */
export async function switchRows(
  db: Db,
  importId: number,
  rows: readonly number[] | '*',
  takeIn: boolean,
): Promise<number> {
  const { numAffectedRows } = await sql`
    UPDATE commission_import_rows SET taken_in = ${takeIn}
    WHERE import_id = ${importId} AND received_line_id IS NOT NULL
      AND ${rows === '*' ? sql`true` : sql`row_number = ANY (${rows}::integer[])`}`.execute(db);
  return Number(numAffectedRows ?? 0n);
}

/** The rows that are imported although they were received before. */
export async function listTakenIn(db: Db, importId: number): Promise<number[]> {
  const { rows } = await sql<{ row: number }>`
    SELECT row_number AS row FROM commission_import_rows
    WHERE import_id = ${importId} AND received_line_id IS NOT NULL AND taken_in ORDER BY 1`.execute(db);
  return rows.map(({ row }) => row);
}

export async function receivedTotal(
  db: Db,
  importId: number,
): Promise<{ rows: number; total: number; takenIn: number }> {
  const { rows } = await sql<{ rows: number; total: number; takenIn: number }>`
    SELECT count(*) AS rows, coalesce(sum(commission), 0)::bigint AS total,
      count(*) FILTER (WHERE taken_in) AS "takenIn"
    FROM commission_import_rows WHERE import_id = ${importId} AND received_line_id IS NOT NULL`.execute(db);
  return rows[0] as { rows: number; total: number; takenIn: number };
}

/** Rows of other imported statements that were left out because a line of this one has them. */
export async function reliedOn(db: Db, importId: number): Promise<ReliedOn> {
  const { rows } = await sql<ReliedOn>`
    SELECT count(*) AS rows, count(DISTINCT i.id) AS statements, coalesce(min(i.filename), '') AS filename
    FROM commission_lines l
    JOIN commission_import_rows r ON r.master_id = l.master_id AND r.received_line_id = l.id AND NOT r.taken_in
    JOIN commission_imports i ON i.master_id = r.master_id AND i.id = r.import_id AND i.state = 'imported'
    WHERE l.import_id = ${importId}`.execute(db);
  return rows[0] as ReliedOn;
}

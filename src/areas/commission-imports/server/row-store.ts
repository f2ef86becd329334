import { sql } from 'kysely';
import { PAID, SOURCE, UNPAID } from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { ImportRow } from '../row-contract.ts';
import type { Outcome } from '../rules.ts';

/** Rows that were stored before a kill are not stored again: a file has each of its rows once. */
export async function stageRows(
  db: Db,
  { masterId, importId }: { masterId: number; importId: number },
  rows: string,
): Promise<void> {
  await sql`
    INSERT INTO commission_import_rows (master_id, import_id, row_number, policy_number, customer_name, product_name,
      transaction_on, effdate, expdate, commissionable, commission, problem, total_label, cells)
    SELECT ${masterId}, ${importId}, row_number, policy_number, customer_name, product_name,
      transaction_on, effdate, expdate, commissionable, commission, problem, total_label, nullif(cells, 'null'::jsonb)
    FROM jsonb_to_recordset(${rows}::jsonb) AS staged (row_number integer, policy_number text, customer_name text,
      product_name text, transaction_on date, effdate date, expdate date, commissionable bigint, commission bigint,
      problem text, total_label text, cells jsonb)
    ON CONFLICT DO NOTHING`.execute(db);
}

export async function deleteRows(db: Db, importId: number): Promise<void> {
  await db.deleteFrom('commission_import_rows').where('import_id', '=', importId).execute();
}

const outcome = sql<Outcome>`CASE WHEN r.total_label <> '' THEN 'total' WHEN r.problem <> '' THEN 'problem'
  WHEN r.received_line_id IS NOT NULL AND NOT r.taken_in THEN 'received' WHEN r.policy_id IS NULL THEN 'unmatched'
  WHEN r.match_tier = 1 THEN 'number' WHEN r.match_tier = 2 THEN 'normalized' ELSE 'customer' END`;

export interface OutcomeTotal {
  outcome: Outcome;
  rows: number;
  total: number;
}

export async function totalsOf(db: Db, importId: number): Promise<OutcomeTotal[]> {
  const { rows } = await sql<OutcomeTotal>`
    SELECT ${outcome} AS outcome, count(*) AS rows, coalesce(sum(r.commission), 0)::bigint AS total
    FROM commission_import_rows r WHERE r.import_id = ${importId} GROUP BY 1`.execute(db);
  return rows;
}

interface Wanted {
  importId: number;
  outcome: Outcome | undefined;
  /** Only that one. */
  row: number | undefined;
  size: number;
  offset: number;
}

type RowRecord = Omit<ImportRow, 'policy' | 'received' | 'corrected'> & {
  typed: NonNullable<ImportRow['corrected']>['cells'] | null;
  corrected_at: Date;
  corrector: string;
  policy_id: number | null;
  policy: string;
  product: string;
  term: string;
  customer_id: number;
  customer: string;
  line_id: number | null;
  line_file: number | null;
  line_day: string;
  line_deleted: boolean;
  line_import: number | null;
  line_import_row: number;
  line_filename: string;
};

/** The page is chosen first: only its rows are joined with their policies. */
export async function listRows(
  db: Db,
  { importId, outcome: wanted, row: number, size, offset }: Wanted,
): Promise<ImportRow[]> {
  const { rows } = await sql<RowRecord>`
    WITH r AS (
      SELECT r.master_id, r.row_number, ${outcome} AS outcome, r.policy_number, r.customer_name, r.product_name,
        r.transaction_on, r.effdate, r.expdate, r.commissionable, r.commission, r.problem, r.policy_id,
        r.match_confidence, r.match_reason, r.received_line_id, r.taken_in, r.cells, r.corrected, r.corrected_by, r.corrected_at
      FROM commission_import_rows r
      WHERE r.import_id = ${importId} AND ${wanted ? sql`${outcome} = ${wanted}` : sql`true`}
        AND ${number ? sql`r.row_number = ${number}` : sql`true`}
      ORDER BY r.row_number LIMIT ${size} OFFSET ${offset})
    SELECT r.row_number AS row, r.outcome, r.policy_number AS "policyNumber", r.customer_name AS "customerName",
      r.product_name AS "productName", r.transaction_on AS "transactionDate", r.effdate, r.expdate,
      r.commissionable AS premium, r.commission, r.problem, r.match_confidence AS confidence,
      r.match_reason AS reason, p.id AS policy_id, p.policy_number AS policy, o.name AS product, p.effdate AS term,
      c.id AS customer_id, c.name AS customer, EXISTS (
        SELECT 1 FROM commission_lines g WHERE g.master_id = r.master_id AND g.policy_id = r.policy_id
          AND g.source = ${SOURCE.generated} AND g.status IN ${UNPAID} AND g.deleted_at IS NULL AND NOT EXISTS (
            SELECT 1 FROM commission_lines k WHERE k.master_id = g.master_id AND k.policy_id = g.policy_id
              AND k.source = ${SOURCE.pickedUp} AND k.status IN ${PAID} AND k.deleted_at IS NULL)) AS replaces,
      r.received_line_id IS NOT NULL AND r.taken_in AS "takenIn", l.id AS line_id, l.file_id AS line_file,
      l.transaction_on AS line_day, l.deleted_at IS NOT NULL AS line_deleted, l.import_id AS line_import,
      l.import_row AS line_import_row, i.filename AS line_filename, r.cells, r.corrected AS typed,
      r.corrected_at, e.first_name || ' ' || e.last_name AS corrector
    FROM r
    LEFT JOIN policies p ON p.master_id = r.master_id AND p.id = r.policy_id
    LEFT JOIN products o ON o.master_id = p.master_id AND o.id = p.product_id
    LEFT JOIN customers c ON c.master_id = p.master_id AND c.id = p.customer_id
    LEFT JOIN commission_lines l ON l.master_id = r.master_id AND l.id = r.received_line_id
    LEFT JOIN commission_imports i ON i.master_id = l.master_id AND i.id = l.import_id
    LEFT JOIN employees e ON e.master_id = r.master_id AND e.id = r.corrected_by
    ORDER BY r.row_number`.execute(db);
  return rows.map(rowOf);
}

function rowOf({ policy_id, policy, product, term, customer_id, customer, ...record }: RowRecord): ImportRow {
  const { line_id, line_file, line_day, line_deleted, line_import, line_import_row, line_filename, ...more } =
    record;
  const { typed, corrected_at, corrector, ...row } = more;
  return {
    ...row,
    policy:
      policy_id === null
        ? null
        : { id: policy_id, policy, product, effdate: term, customer: { id: customer_id, name: customer } },
    corrected: typed && { cells: typed, by: corrector, at: corrected_at },
    received:
      line_id === null
        ? null
        : {
            line: line_id,
            import:
              line_import === null
                ? null
                : { id: line_import, filename: line_filename, row: line_import_row },
            file: line_file,
            transactionDate: line_day,
            isDeleted: line_deleted,
          },
  };
}

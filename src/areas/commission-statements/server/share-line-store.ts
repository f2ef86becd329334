import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { ShareLine } from '../contract.ts';
import { rateOf } from '../rules.ts';
import { type Taking, waitingOf } from './waiting-store.ts';

/** The shares of `w` with what a person knows their lines by. */
async function listShares(db: Db, shares: RawBuilder<unknown>): Promise<ShareLine[]> {
  const { rows } = await sql<Omit<ShareLine, 'rate'>>`
    WITH w AS MATERIALIZED (${shares})
    SELECT l.id AS line, l.file_id AS file, c.name AS company, coalesce(k.name, l.customer_name) AS customer,
      l.policy_number AS policy, coalesce(r.name, '') AS product, l.transaction_on AS "transactionDate",
      coalesce(l.effdate, p.effdate) AS effdate, l.commissionable AS premium, l.commission, l.adjusted,
      CASE WHEN p.id IS NOT NULL THEN CASE p.purpose WHEN 'RWL' THEN 'renewal' ELSE 'new' END END AS business,
      w.split, w.cents AS share, l.reason
    FROM w
    JOIN commission_lines l ON l.id = w.line_id
    JOIN companies c ON c.master_id = l.master_id AND c.id = l.company_id
    LEFT JOIN customers k ON k.master_id = l.master_id AND k.id = l.customer_id
    LEFT JOIN products r ON r.master_id = l.master_id AND r.id = l.product_id
    LEFT JOIN policies p ON p.master_id = l.master_id AND p.id = l.policy_id
    ORDER BY l.id`.execute(db);
  return rows.map((row) => ({ ...row, rate: rateOf(row) }));
}

export function listWaitingShares(
  db: Db,
  taking: Taking,
  size: number,
  offset: number,
): Promise<ShareLine[]> {
  return listShares(
    db,
    sql`SELECT line_id, split, cents FROM (${waitingOf(taking)}) a ORDER BY line_id LIMIT ${size} OFFSET ${offset}`,
  );
}

/** The lines after another one, for a file that is written part by part. */
export function statementSharesAfter(db: Db, id: number, size: number, after: number): Promise<ShareLine[]> {
  return listShares(
    db,
    sql`SELECT line_id, split, cents FROM commission_shares WHERE statement_id = ${id} AND line_id > ${after}
      ORDER BY line_id LIMIT ${size}`,
  );
}

export function listStatementShares(db: Db, id: number, size: number, offset: number): Promise<ShareLine[]> {
  return listShares(
    db,
    sql`SELECT line_id, split, cents FROM commission_shares WHERE statement_id = ${id}
      ORDER BY line_id LIMIT ${size} OFFSET ${offset}`,
  );
}

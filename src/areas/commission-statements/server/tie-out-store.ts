import { sql } from 'kysely';
import { STATUS } from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FileTieOut } from '../posting-contract.ts';

type TieOutRow = Omit<FileTieOut, 'unposted'> & { shares: number; amount: number };

/** In the order of the ids. Archived files too: what is in them can still be compared and posted. */
export async function listTieOuts(db: Db, ids: readonly number[]): Promise<FileTieOut[]> {
  const { rows } = await sql<TieOutRow>`
    SELECT f.id, f.version, f.archived_at IS NULL AS active, f.deposit_amount AS "depositAmount",
      t.lines, t.forwarded, t.staged, t.pending, s.statements, s.house, s."houseLines", s.open, s.shares, s.amount
    FROM commission_files f
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(l.adjusted) FILTER (WHERE l.status <> ${STATUS.forwarded}), 0)::bigint AS lines,
        coalesce(sum(l.adjusted) FILTER (WHERE l.status = ${STATUS.forwarded}), 0)::bigint AS forwarded,
        coalesce(sum(l.adjusted) FILTER (WHERE l.status = ${STATUS.staged}), 0)::bigint AS staged,
        coalesce(sum(l.adjusted) FILTER (WHERE l.status = ${STATUS.pending}), 0)::bigint AS pending
      FROM commission_lines l
      WHERE l.master_id = f.master_id AND l.file_id = f.id AND l.deleted_at IS NULL) t
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(s.cents) FILTER (WHERE s.given), 0)::bigint AS statements,
        coalesce(sum(s.cents) FILTER (WHERE s.employee_id IS NULL), 0)::bigint AS house,
        count(*) FILTER (WHERE s.employee_id IS NULL AND s.split = 10000 AND s.ledger_id IS NULL) AS "houseLines",
        coalesce(sum(s.cents) FILTER (WHERE NOT s.given), 0)::bigint AS open,
        count(*) FILTER (WHERE s.given AND s.ledger_id IS NULL) AS shares,
        coalesce(sum(s.cents) FILTER (WHERE s.given AND s.ledger_id IS NULL), 0)::bigint AS amount
      FROM (
        SELECT s.employee_id, s.split, s.cents, s.ledger_id, s.statement_id IS NOT NULL OR s.employee_id IS NULL AS given
        FROM commission_lines l
        JOIN commission_shares s ON s.master_id = l.master_id AND s.line_id = l.id
        WHERE l.master_id = f.master_id AND l.file_id = f.id AND l.status = ${STATUS.settled} AND l.deleted_at IS NULL) s) s
    WHERE f.deleted_at IS NULL AND f.id = ANY (${ids}::bigint[])
    ORDER BY array_position(${ids}::bigint[], f.id)`.execute(db);
  return rows.map(({ shares, amount, ...row }) => ({ ...row, unposted: { shares, amount } }));
}

export async function saveDepositAmount(db: Db, fileId: number, cents: number | null): Promise<void> {
  await db
    .updateTable('commission_files')
    .set((set) => ({ deposit_amount: cents, version: set('version', '+', 1) }))
    .where('id', '=', fileId)
    .execute();
}

import { sql } from 'kysely';
import {
  broughtInto,
  CARRIER,
  changedHere,
  SOURCE,
  STATUS,
  withoutPolicy,
} from '#areas/commissions/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Bridge, FileTieOut } from '../posting-contract.ts';

interface Sums {
  id: number;
  version: number;
  active: boolean;
  posted: Date | null;
  depositAmount: number | null;
  staged: number;
  pending: number;
  openLines: number;
  received: number;
  receivedLines: number;
  forwarded: number;
  forwardedLines: number;
  generated: number;
  generatedLines: number;
  changed: number;
  changedLines: number;
  manualLines: number;
  lines: number;
  toPayLines: number;
  settledLines: number;
  brought: number;
  broughtLines: number;
  rechanged: number;
  rechangedLines: number;
  statements: number;
  house: number;
  houseLines: number;
  open: number;
  openShareLines: number;
  shares: number;
  unposted: number;
  unmatchedLines: number;
  unmatched: number;
}

/**
 * Four reads of each file: its lines, out of their covering index; those that came from earlier files, with what these
 * forwarded; the shares of its settled lines; and
 * its lines of no policy. Archived files too: what is in them can still be compared and posted.
 */
export const tieOutsSql = (ids: readonly number[]) => sql<Sums>`
  SELECT f.id, f.version, f.archived_at IS NULL AS active, f.posted_at AS posted, f.deposit_amount AS "depositAmount", t.*, b.*, s.*, n.*
  FROM commission_files f
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(l.commission) FILTER (WHERE l.source IN ${CARRIER}), 0)::bigint AS received,
      count(*) FILTER (WHERE l.source IN ${CARRIER}) AS "receivedLines",
      coalesce(sum(l.adjusted) FILTER (WHERE l.status = ${STATUS.forwarded}), 0)::bigint AS forwarded,
      count(*) FILTER (WHERE l.status = ${STATUS.forwarded}) AS "forwardedLines",
      coalesce(sum(l.commission) FILTER (WHERE l.source = ${SOURCE.generated}), 0)::bigint AS generated,
      count(*) FILTER (WHERE l.source = ${SOURCE.generated}) AS "generatedLines",
      coalesce(sum(CASE l.source WHEN ${SOURCE.manual} THEN l.adjusted ELSE l.adjusted - l.commission END)
        FILTER (WHERE ${changedHere}), 0)::bigint AS changed,
      count(*) FILTER (WHERE ${changedHere}) AS "changedLines",
      count(*) FILTER (WHERE l.source = ${SOURCE.manual}) AS "manualLines",
      coalesce(sum(l.adjusted) FILTER (WHERE l.status <> ${STATUS.forwarded}), 0)::bigint AS lines,
      count(*) FILTER (WHERE l.status <> ${STATUS.forwarded}) AS "toPayLines",
      count(*) FILTER (WHERE l.status = ${STATUS.settled}) AS "settledLines",
      count(*) FILTER (WHERE l.status IN (${STATUS.pending}, ${STATUS.staged})) AS "openLines",
      coalesce(sum(l.adjusted) FILTER (WHERE l.status = ${STATUS.staged}), 0)::bigint AS staged,
      coalesce(sum(l.adjusted) FILTER (WHERE l.status = ${STATUS.pending}), 0)::bigint AS pending
    FROM commission_lines l
    WHERE l.master_id = f.master_id AND l.file_id = f.id AND l.deleted_at IS NULL) t
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(b.forwarded), 0)::bigint AS brought, count(*) AS "broughtLines",
      coalesce(sum(b.adjusted - b.forwarded), 0)::bigint AS rechanged,
      count(*) FILTER (WHERE b.adjusted <> b.forwarded) AS "rechangedLines"
    FROM (${broughtInto(sql`f.id`)}) b) b
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(s.cents) FILTER (WHERE s.given), 0)::bigint AS statements,
      coalesce(sum(s.cents) FILTER (WHERE s.employee_id IS NULL), 0)::bigint AS house,
      count(*) FILTER (WHERE s.employee_id IS NULL AND s.split = 10000 AND s.ledger_id IS NULL) AS "houseLines",
      coalesce(sum(s.cents) FILTER (WHERE NOT s.given), 0)::bigint AS open,
      count(DISTINCT s.line_id) FILTER (WHERE NOT s.given) AS "openShareLines",
      count(*) FILTER (WHERE s.given AND s.ledger_id IS NULL) AS shares,
      coalesce(sum(s.cents) FILTER (WHERE s.given AND s.ledger_id IS NULL), 0)::bigint AS unposted
    FROM (
      SELECT s.line_id, s.employee_id, s.split, s.cents, s.ledger_id,
        s.statement_id IS NOT NULL OR s.employee_id IS NULL AS given
      FROM commission_lines l
      JOIN commission_shares s ON s.master_id = l.master_id AND s.line_id = l.id
      WHERE l.master_id = f.master_id AND l.file_id = f.id AND l.status = ${STATUS.settled} AND l.deleted_at IS NULL) s) s
  CROSS JOIN LATERAL (
    SELECT count(*) AS "unmatchedLines", coalesce(sum(l.adjusted), 0)::bigint AS unmatched
    FROM commission_lines l
    WHERE l.master_id = f.master_id AND l.file_id = f.id AND ${withoutPolicy} AND (
      l.status IN (${STATUS.pending}, ${STATUS.staged}) OR l.status = ${STATUS.settled} AND EXISTS (
        SELECT 1 FROM commission_shares s
        WHERE s.master_id = l.master_id AND s.line_id = l.id AND s.ledger_id IS NULL))) n
  WHERE f.deleted_at IS NULL AND f.id = ANY (${ids}::bigint[])
  ORDER BY array_position(${ids}::bigint[], f.id)`;

/** In the order of the ids. */
export async function listTieOuts(db: Db, ids: readonly number[]): Promise<FileTieOut[]> {
  const { rows } = await tieOutsSql(ids).execute(db);
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    active: row.active,
    posted: row.posted,
    depositAmount: row.depositAmount,
    bridge: bridgeOf(row),
    lines: row.lines,
    forwarded: row.forwarded,
    statements: row.statements,
    house: row.house,
    houseLines: row.houseLines,
    open: row.open,
    staged: row.staged,
    pending: row.pending,
    unmatched: { lines: row.unmatchedLines, amount: row.unmatched },
    unposted: { shares: row.shares, amount: row.unposted },
  }));
}

function bridgeOf(row: Sums): Bridge {
  return {
    received: { lines: row.receivedLines, amount: row.received },
    forwarded: { lines: row.forwardedLines, amount: row.forwarded },
    brought: { lines: row.broughtLines, amount: row.brought },
    generated: { lines: row.generatedLines, amount: row.generated },
    adjusted: {
      lines: row.changedLines + row.rechangedLines,
      manual: row.manualLines,
      amount: row.changed + row.rechanged,
    },
    toPay: { lines: row.toPayLines, amount: row.lines },
    statements: { lines: row.settledLines, amount: row.statements },
    open: { lines: row.openLines + row.openShareLines, amount: row.pending + row.staged + row.open },
  };
}

export async function saveDepositAmount(db: Db, fileId: number, cents: number | null): Promise<void> {
  await db
    .updateTable('commission_files')
    .set((set) => ({ deposit_amount: cents, version: set('version', '+', 1) }))
    .where('id', '=', fileId)
    .execute();
}

import { sql } from 'kysely';
import { AUTHOR } from '#platform/server/change-log/author.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { ChangedLine, LineFilter } from '../line-contract.ts';
import { PENDING } from '../statuses.ts';
import { SOURCE, STATUS } from './line-codes.ts';
import { matching } from './line-filter.ts';
import { FILE_SUBJECT } from './lock-file.ts';

/** What an adjustment is logged as. */
export const ADJUSTED = 'adjusted';

/** The lines of a file under a filter. */
export interface Among {
  fileId: number;
  filter: LineFilter;
}

export interface Amount {
  id: number;
  amount: number;
  /** What the line is thought to be adjusted to, if somebody looked. */
  was?: number | undefined;
}

/** Pending lines that are neither what they were thought to be nor what they are to become. */
export async function listChanged(
  db: Db,
  { fileId, filter }: Among,
  amounts: readonly Amount[],
): Promise<ChangedLine[]> {
  const looked = amounts.filter(({ was }) => was !== undefined);
  if (looked.length === 0) return [];
  const { rows } = await sql<ChangedLine>`
    SELECT l.id, l.policy_number AS policy, coalesce(u.name, l.customer_name) AS customer, l.adjusted
    FROM unnest(${looked.map(({ id }) => id)}::bigint[], ${looked.map(({ was }) => was)}::bigint[],
      ${looked.map(({ amount }) => amount)}::bigint[]) AS g (id, was, cents)
    JOIN commission_lines l ON l.id = g.id
    LEFT JOIN customers u ON u.master_id = l.master_id AND u.id = l.customer_id
    WHERE ${matching(fileId, filter)} AND l.status = ${STATUS.pending} AND l.adjusted NOT IN (g.was, g.cents)
    ORDER BY l.id`.execute(db);
  return rows;
}

/** Who adjusted lines of the file last; others may have staged or added some since. */
export async function lastAdjustedBy(db: Db, fileId: number): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT ${AUTHOR} AS name
    FROM change_log c JOIN employees e ON e.master_id = c.master_id AND e.id = c.employee_id
    WHERE c.subject = ${FILE_SUBJECT} AND c.subject_id = ${fileId} AND c.action = ${ADJUSTED}
    ORDER BY c.id DESC LIMIT 1`.execute(db);
  return rows[0]?.name ?? 'Somebody';
}

/** What corrects a line comes to what that came to. */
const adjustable = sql`l.status = ${STATUS.pending} AND l.corrects_id IS NULL`;

/** Pending lines whose amount differs. One that is what the carrier sent again needs no reason. */
export const adjustingLines = ({ fileId, filter }: Among, amounts: readonly Amount[], reason: string) => sql`
  UPDATE commission_lines n SET adjusted = w.after,
    reason = CASE WHEN w.after = n.commission AND n.source <> ${SOURCE.manual} THEN '' ELSE ${reason} END
  FROM (
    SELECT l.master_id, l.id, l.adjusted AS before, g.cents AS after
    FROM unnest(${amounts.map(({ id }) => id)}::bigint[], ${amounts.map(({ amount }) => amount)}::bigint[])
      AS g (id, cents)
    JOIN commission_lines l ON l.id = g.id
    WHERE ${matching(fileId, filter)} AND ${adjustable} AND l.adjusted <> g.cents) AS w
  WHERE n.master_id = w.master_id AND n.id = w.id
  RETURNING n.id, n.policy_number, w.before, w.after`;

/** How many of the named lines are pending: they can be adjusted, whether or not the amount differs. */
export async function countPending(db: Db, fileId: number, ids: readonly number[]): Promise<number> {
  const { rows } = await sql<{ lines: number }>`
    SELECT count(*) AS lines FROM commission_lines l
    WHERE ${matching(fileId, { status: PENDING })} AND ${adjustable} AND l.id = ANY (${ids}::bigint[])`.execute(
    db,
  );
  return rows[0]?.lines ?? 0;
}

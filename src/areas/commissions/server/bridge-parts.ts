import { type RawBuilder, sql } from 'kysely';
import type { BridgePart } from '../statuses.ts';
import { CARRIER, SOURCE, STATUS } from './line-codes.ts';

type Condition = RawBuilder<unknown>;

/** Lines `l` that somebody has changed or added; one that came from an earlier file is compared with what left it. */
export const changedHere = sql`(l.source = ${SOURCE.manual}
  OR (l.source <> ${SOURCE.pickedUp} AND l.adjusted <> l.commission))`;

/** Lines of the file that came from earlier ones, with what these forwarded as `forwarded`. */
export const broughtInto = (fileId: Condition) => sql`
  SELECT k.id, k.adjusted, o.adjusted AS forwarded
  FROM commission_lines k JOIN commission_lines o ON o.master_id = k.master_id AND o.id = k.forwards_id
  WHERE k.file_id = ${fileId} AND k.source = ${SOURCE.pickedUp} AND k.deleted_at IS NULL`;

/** Settled lines of the file of which somebody's share is on no statement yet. */
const withOpenShare = (fileId: number) => sql`
  SELECT s.line_id FROM commission_lines m
  JOIN commission_shares s ON s.master_id = m.master_id AND s.line_id = m.id
  WHERE m.file_id = ${fileId} AND m.status = ${STATUS.settled} AND m.deleted_at IS NULL
    AND s.employee_id IS NOT NULL AND s.statement_id IS NULL`;

const PARTS: Record<Exclude<BridgePart, 'adjusted' | 'open'>, Condition> = {
  received: sql`l.source IN ${CARRIER}`,
  forwarded: sql`l.status = ${STATUS.forwarded}`,
  brought: sql`l.source = ${SOURCE.pickedUp}`,
  generated: sql`l.source = ${SOURCE.generated}`,
  toPay: sql`l.status <> ${STATUS.forwarded}`,
  statements: sql`l.status = ${STATUS.settled}`,
};

/** The lines `l` of a file that a figure of its tie-out is made of. */
export function partOf(part: BridgePart, fileId: number): Condition {
  // Lists of ids, not conditions on each line: these would need more than the covering index of the lines has.
  if (part === 'adjusted')
    return sql`(${changedHere} OR l.id IN (
      SELECT b.id FROM (${broughtInto(sql`${fileId}`)}) b WHERE b.adjusted <> b.forwarded))`;
  if (part === 'open')
    return sql`(l.status IN (${STATUS.pending}, ${STATUS.staged}) OR l.id IN (${withOpenShare(fileId)}))`;
  return PARTS[part];
}

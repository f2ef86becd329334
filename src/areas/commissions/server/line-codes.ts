import { sql } from 'kysely';
import * as codes from '../statuses.ts';

/** States and sources by their names. As literals, since the planner compares them with those of partial indexes. */
export const STATUS = {
  pending: sql.lit(codes.PENDING),
  staged: sql.lit(codes.STAGED),
  settled: sql.lit(codes.SETTLED),
  forwarded: sql.lit(codes.FORWARDED),
} as const;

export const SOURCE = {
  downloaded: sql.lit(codes.DOWNLOADED),
  uploaded: sql.lit(codes.UPLOADED),
  generated: sql.lit(codes.GENERATED),
  manual: sql.lit(codes.MANUAL),
  pickedUp: sql.lit(codes.PICKED_UP),
} as const;

/** What a carrier sent, for `source IN`. */
export const CARRIER = sql`(${SOURCE.downloaded}, ${SOURCE.uploaded})`;
/** States of a line that has paid, for `status IN`. */
export const PAID = sql`(${STATUS.staged}, ${STATUS.settled})`;
/** States of a line that has paid nothing. */
export const UNPAID = sql`(${STATUS.pending}, ${STATUS.forwarded})`;

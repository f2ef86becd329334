import { type RawBuilder, sql } from 'kysely';
import type { PolicyState, PolicyStatus } from '../statuses.ts';

/** `shownStatus` of the rules, for a WHERE or an ORDER BY over `policies p`; a test keeps the two in step. */
export function shownStatusSql(today: RawBuilder<string>): RawBuilder<PolicyStatus> {
  return sql<PolicyStatus>`CASE WHEN p.status IN ('active', 'pending') AND p.expdate <= (SELECT ${today})
    THEN 'expired' ELSE p.status END`;
}

/** `coverEnd` of the rules: a policy has a day of cancellation exactly when it is cancelled. */
const COVER_END = sql`coalesce(p.cancelled_on, p.expdate)`;

/** `isInForce` of the rules over `policies p`; a test keeps the two in step. */
export function isInForceSql(today: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(p.status NOT IN ('pending', 'expired')
    AND p.effdate <= (SELECT ${today}) AND ${COVER_END} > (SELECT ${today}))`;
}

/** `isOver` of the rules; checked by the same test. */
export function isOverSql(today: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(p.status = 'expired' OR ${COVER_END} <= (SELECT ${today}) OR ${COVER_END} <= p.effdate)`;
}

/** `isWritten` of the rules; checked by the same test. */
export function isWrittenSql(today: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(p.status <> 'pending' AND (p.cancelled_on IS NULL OR p.cancelled_on > (SELECT ${today})))`;
}

/** `stateOf` of the rules; checked by the same test. */
export function stateSql(today: RawBuilder<string>): RawBuilder<PolicyState> {
  return sql<PolicyState>`CASE
    WHEN ${isOverSql(today)} THEN CASE WHEN p.status IN ('renewed', 'cancelled') THEN p.status ELSE 'expired' END
    WHEN p.status = 'pending' THEN 'pending'
    WHEN ${isInForceSql(today)} THEN 'in force'
    ELSE 'not yet' END`;
}

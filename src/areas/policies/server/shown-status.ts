import { type RawBuilder, sql } from 'kysely';
import type { PolicyStatus } from '../statuses.ts';

export { dayAt, todayAt } from '#platform/server/clock/office-clock.ts';

/** `shownStatus` of the rules, for a WHERE or an ORDER BY over `policies p`; a test holds the two together. */
export function shownStatusSql(today: RawBuilder<string>): RawBuilder<PolicyStatus> {
  return sql<PolicyStatus>`CASE WHEN p.status IN ('active', 'pending') AND p.expdate <= (SELECT ${today})
    THEN 'expired' ELSE p.status END`;
}

/** `isInForce` of the rules over `policies p`; a test holds the two together. */
export function isInForceSql(today: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(p.status IN ('active', 'renewed')
    AND p.effdate <= (SELECT ${today}) AND p.expdate > (SELECT ${today}))`;
}

/** `isOver` of the rules; held by the same test. */
export function isOverSql(today: RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`(p.status = 'cancelled' OR p.expdate <= (SELECT ${today}))`;
}

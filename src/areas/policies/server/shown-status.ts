import { type RawBuilder, sql } from 'kysely';
import type { PolicyStatus } from '../statuses.ts';

/** Where an agency, or a person, has no office that tells the time. */
const USUAL_TIME_ZONE = 'America/New_York';

/** What day it is by the clock of that office: a term does not end in the evening before. */
export const todayAt = (officeId: number | null) => dayAt(sql`now()`, officeId);

/** The day of a moment, by the same clock. */
export function dayAt(moment: RawBuilder<unknown>, officeId: number | null): RawBuilder<string> {
  return sql<string>`(${moment} AT TIME ZONE coalesce(
    (SELECT time_zone FROM offices WHERE id = ${officeId}::bigint), ${sql.lit(USUAL_TIME_ZONE)}))::date`;
}

/** `shownStatus` of the rules, for a WHERE or an ORDER BY over `policies p`; a test holds the two together. */
export function shownStatusSql(today: RawBuilder<string>): RawBuilder<PolicyStatus> {
  return sql<PolicyStatus>`CASE WHEN p.status IN ('active', 'pending') AND p.expdate <= (SELECT ${today})
    THEN 'expired' ELSE p.status END`;
}

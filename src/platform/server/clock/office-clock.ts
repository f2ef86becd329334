import { type RawBuilder, sql } from 'kysely';
import { USUAL_TIME_ZONE } from '#platform/shared/clock.ts';

// Days and months in figures follow an office's clock: the office in question, or otherwise the home
// office of whoever asks, whose zone the session knows. `dayAt` in platform/shared/clock.ts does it in TypeScript.

/** What day it is by that office's clock: a term must not end the evening before. */
export const todayAt = (officeId: number | null) => officeDay(sql`now()`, officeId);

/** The day of a moment, by the same clock. */
export function officeDay(moment: RawBuilder<unknown>, officeId: number | null): RawBuilder<string> {
  return sql<string>`(${moment} AT TIME ZONE coalesce(
    (SELECT time_zone FROM offices WHERE id = ${officeId}::bigint), ${sql.lit(USUAL_TIME_ZONE)}))::date`;
}

/**
 * A year of months up to this one, for a FROM: `month` as YYYY-MM, with the moments between which it is that month in
 * that zone. They are made first: under row level security only plain values can use an index.
 */
export function yearOfMonths(timeZone: string): RawBuilder<unknown> {
  const zone = sql`${timeZone}::text`;
  return sql`(
    WITH made AS MATERIALIZED (
      SELECT to_char(begins, 'YYYY-MM') AS month, begins AT TIME ZONE ${zone} AS begins,
        (begins + interval '1 month') AT TIME ZONE ${zone} AS ends
      FROM (SELECT date_trunc('month', now() AT TIME ZONE ${zone}) - make_interval(months => n) AS begins
        FROM generate_series(0, 11) n) AS local
    )
    SELECT month, begins, ends FROM made
  )`;
}

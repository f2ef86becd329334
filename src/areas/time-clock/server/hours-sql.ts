import { sql } from 'kysely';
import type { Session } from '#platform/server/auth/session.ts';
import { USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import { isOpen } from '#platform/shared/gates.ts';

export interface HoursOf {
  from: string;
  to: string;
  person?: number | undefined;
  office?: number | undefined;
}

/** Whose hours a person sees: administrators everyone's (undefined), anyone else their own. */
export function hoursSeenBy(session: Session): number | undefined {
  return isOpen('admin', session) ? undefined : session.employeeId;
}

/** Of someone whose office is `o`, if they have one. */
export const OFFICE_CLOCK = sql`coalesce(o.time_zone, ${sql.lit(USUAL_TIME_ZONE)})`;

/**
 * The minutes of each person and day, for a FROM: `employee_id`, `name`, `office_id`, `time_zone`, `day`, `minutes`. A
 * day is that of the person's office, and a stretch over midnight counts on both. The bounds are a day wider than asked,
 * since no clock is more than that away: what is too much falls away with its day.
 */
export const hoursFrom = ({ from, to, person, office }: HoursOf) => sql`(
  WITH stays AS MATERIALIZED (
    SELECT employee_id, clocked_in_at, coalesce(clocked_out_at, now()) AS ended FROM time_clock_entries
    WHERE clocked_out_at >= (${from}::date - 1)::timestamptz AND clocked_in_at < (${to}::date + 2)::timestamptz
      ${person === undefined ? sql`` : sql`AND employee_id = ${person}`}
    UNION ALL
    SELECT employee_id, clocked_in_at, greatest(now(), clocked_in_at) FROM time_clock_entries
    WHERE clocked_out_at IS NULL AND clocked_in_at < (${to}::date + 2)::timestamptz
      ${person === undefined ? sql`` : sql`AND employee_id = ${person}`}
  ),
  people AS MATERIALIZED (
    SELECT e.id, e.first_name || ' ' || e.last_name AS name, e.office_id,
      ${OFFICE_CLOCK} AS time_zone
    FROM employees e LEFT JOIN offices o ON o.master_id = e.master_id AND o.id = e.office_id
    ${office === undefined ? sql`` : sql`WHERE e.office_id = ${office}`}
  )
  SELECT p.id AS employee_id, p.name, p.office_id, p.time_zone, w.day::date AS day,
    floor(extract(epoch FROM w.stayed) / 60)::int AS minutes
  FROM (
    SELECT s.employee_id, d.day, sum(greatest(interval '0',
      least(s.ended, (d.day + interval '1 day') AT TIME ZONE p.time_zone)
      - greatest(s.clocked_in_at, d.day AT TIME ZONE p.time_zone))) AS stayed
    FROM stays s
    JOIN people p ON p.id = s.employee_id
    CROSS JOIN LATERAL generate_series(
      greatest((s.clocked_in_at AT TIME ZONE p.time_zone)::date, ${from}::date)::timestamp,
      -- One that ends at midnight has nothing of the next day.
      least((greatest(s.ended - interval '1 microsecond', s.clocked_in_at) AT TIME ZONE p.time_zone)::date,
        ${to}::date)::timestamp, interval '1 day') AS d(day)
    GROUP BY s.employee_id, d.day
  ) w JOIN people p ON p.id = w.employee_id
)`;

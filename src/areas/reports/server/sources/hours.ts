import { sql } from 'kysely';
import { hoursFrom, hoursSeenBy } from '#areas/time-clock/server/public.ts';
import { HOURS } from '../../rules/hours.ts';
import { type SqlReport, sqlSource } from '../sql-source.ts';
import { isChosen } from './conditions.ts';

export const hoursSql: SqlReport = {
  keys: {
    person: sql`h.employee_id`,
    office: sql`h.office_id`,
    // Monday is the first day of a week.
    week: sql`date_trunc('week', h.day::timestamp)::date::text`,
    month: sql`to_char(h.day, 'YYYY-MM')`,
    day: sql`h.day::text`,
  },
  // Someone who is no administrator sees their own, and nothing when they ask for another person's.
  facts: ({ range, filters: { office, person }, session }, key) => sql`
    SELECT ${key} AS key, h.day AS at, h.employee_id AS id, h.name, h.office_id, h.minutes
    FROM ${hoursFrom({ ...range, office, person: hoursSeenBy(session) ?? person })} AS h
    WHERE ${isChosen('h.employee_id', person) ?? sql`true`}`,
  figures: () => ({ days: {}, minutes: { sum: sql`f.minutes` } }),
  columns: sql`f.name AS person, f.at AS day, coalesce(o.name, '') AS office, f.minutes`,
  joins: sql`LEFT JOIN offices o ON o.id = f.office_id`,
  link: ({ id, at }) => `/hours?from=${at}&to=${at}&person=${id}`,
};

export const hoursSource = sqlSource(HOURS, hoursSql);

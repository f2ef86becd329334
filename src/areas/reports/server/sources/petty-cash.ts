import { type SqlBool, sql } from 'kysely';
import { drawersFrom } from '#areas/petty-cash/server/public.ts';
import { PETTY_CASH } from '../../rules/petty-cash.ts';
import { type SqlReport, sqlSource } from '../sql-source.ts';

export const pettyCashSql: SqlReport = {
  keys: {
    person: sql`d.employee_id`,
    office: sql`d.office_id`,
    month: sql`to_char(d.day, 'YYYY-MM')`,
  },
  facts: ({ range, filters: { office, person } }, key) => sql`
    SELECT ${key} AS key, d.day AS at, d.id, d.employee_id, d.office_id, d.starting, d.payouts, d.ending, d.difference,
      d.reason
    FROM ${drawersFrom({ ...range, office, person })} AS d`,
  figures: () => ({
    drawers: {},
    open: { where: sql<SqlBool>`f.ending IS NULL` },
    differences: { where: sql<SqlBool>`f.difference <> 0` },
    overage: { sum: sql`f.difference`, where: sql<SqlBool>`f.difference > 0` },
    shortage: { sum: sql`-f.difference`, where: sql<SqlBool>`f.difference < 0` },
    variance: { sum: sql`abs(f.difference)`, where: sql<SqlBool>`f.difference <> 0` },
    payouts: { sum: sql`f.payouts`, where: sql<SqlBool>`f.payouts > 0` },
  }),
  columns: sql`e.first_name || ' ' || e.last_name AS person, f.at AS day, o.name AS office, f.office_id, f.starting,
    f.payouts, f.ending, f.difference, f.reason`,
  joins: sql`JOIN employees e ON e.id = f.employee_id JOIN offices o ON o.id = f.office_id`,
  link: ({ office_id, at }) => `/eod?office=${office_id}&date=${at}`,
};

export const pettyCashSource = sqlSource(PETTY_CASH, pettyCashSql);

import { type SqlBool, sql } from 'kysely';
import type { Method } from '#areas/receipts/statuses.ts';
import { METHOD_WORDS } from '#areas/receipts/statuses.ts';
import { RECEIPTS } from '../../rules/receipts.ts';
import { type SqlReport, sqlSource } from '../sql-source.ts';
import { allOf, isChosen } from './conditions.ts';

const isActive = sql<SqlBool>`f.voided_at IS NULL`;
const isVoid = sql<SqlBool>`f.voided_at IS NOT NULL`;

export const receiptsSql: SqlReport = {
  keys: {
    method: sql`r.method`,
    person: sql`r.employee_id`,
    office: sql`r.office_id`,
    month: sql`to_char(r.day, 'YYYY-MM')`,
    day: sql`r.day::text`,
  },
  // The office is always named: the index of the days begins with it.
  facts: ({ range, filters: { office, person, method } }, key) => sql`
    SELECT ${key} AS key, r.day AS at, r.id, r.amount, r.voided_at, r.number, r.office_id, r.customer_id, r.employee_id,
      r.method
    FROM receipts r
    WHERE ${allOf(
      office === undefined
        ? sql<SqlBool>`r.office_id IN (SELECT id FROM offices)`
        : sql<SqlBool>`r.office_id = ${office}`,
      sql<SqlBool>`r.day >= ${range.from}::date AND r.day <= ${range.to}::date`,
      isChosen('r.employee_id', person),
      isChosen('r.method', method),
    )}`,
  figures: () => ({
    receipts: { where: isActive },
    amount: { sum: sql`f.amount`, where: isActive },
    voided: { where: isVoid },
    voidedAmount: { sum: sql`f.amount`, where: isVoid },
  }),
  columns: sql`f.number::text AS receipt, f.at AS day, o.name AS office, c.name AS customer, f.method,
    e.first_name || ' ' || e.last_name AS person,
    CASE WHEN f.voided_at IS NULL THEN 'Active' ELSE 'Void' END AS status, f.amount`,
  joins: sql`JOIN offices o ON o.id = f.office_id JOIN customers c ON c.id = f.customer_id
    JOIN employees e ON e.id = f.employee_id`,
  link: ({ id }) => `/receipt/${id}`,
  words: { method: (stored) => METHOD_WORDS[stored as Method] },
};

export const receiptsSource = sqlSource(RECEIPTS, receiptsSql);

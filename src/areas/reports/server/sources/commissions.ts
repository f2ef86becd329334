import { type SqlBool, sql } from 'kysely';
import {
  type LineSource,
  type LineStatus,
  SETTLED,
  SOURCE_WORDS,
  STATUS_WORDS,
} from '#areas/commissions/statuses.ts';
import { COMMISSIONS } from '../../rules/commissions.ts';
import { type SqlReport, sqlSource } from '../sql-source.ts';
import { allOf, isChosen } from './conditions.ts';

export const commissionsSql: SqlReport = {
  keys: {
    company: sql`l.company_id`,
    state: sql`l.status::text`,
    source: sql`l.source::text`,
    month: sql`to_char(l.transaction_on, 'YYYY-MM')`,
  },
  // The original of a line that a later file picked up stays in its file: its copy is the one that counts.
  facts: ({ range, filters }, key) => sql`
    SELECT ${key} AS key, l.transaction_on AS at, l.id, l.file_id, l.policy_number, l.customer_id, l.customer_name,
      l.company_id, l.source, l.status, l.commissionable, l.commission, l.adjusted
    FROM commission_lines l JOIN commission_files k ON k.master_id = l.master_id AND k.id = l.file_id
    WHERE ${allOf(
      sql<SqlBool>`l.file_id IS NOT NULL AND l.deleted_at IS NULL AND k.deleted_at IS NULL`,
      sql<SqlBool>`l.transaction_on >= ${range.from}::date AND l.transaction_on <= ${range.to}::date`,
      isChosen('l.company_id', filters.company),
      sql<SqlBool>`NOT (l.status = 4 AND EXISTS (
        SELECT FROM commission_lines n WHERE n.master_id = l.master_id AND n.forwards_id = l.id AND n.deleted_at IS NULL))`,
    )}`,
  figures: () => ({
    lines: {},
    commissionable: { sum: sql`f.commissionable` },
    commission: { sum: sql`f.commission` },
    adjusted: { sum: sql`f.adjusted` },
    difference: {
      sum: sql`f.adjusted - f.commission`,
      where: sql<SqlBool>`f.adjusted <> f.commission`,
    },
    settled: { sum: sql`f.adjusted`, where: sql<SqlBool>`f.status = ${sql.lit(SETTLED)}` },
  }),
  columns: sql`f.policy_number AS policy, coalesce(c.name, f.customer_name) AS customer, k.name AS company, f.at AS day,
    f.source::text AS source, f.status::text AS state, f.commissionable, f.commission, f.adjusted, f.file_id`,
  joins: sql`LEFT JOIN customers c ON c.id = f.customer_id JOIN companies k ON k.id = f.company_id`,
  link: ({ file_id }) => `/commissions/reconcile/${file_id}`,
  words: {
    state: (stored) => STATUS_WORDS[Number(stored) as LineStatus],
    source: (stored) => SOURCE_WORDS[Number(stored) as LineSource],
  },
};

export const commissionsSource = sqlSource(COMMISSIONS, commissionsSql);

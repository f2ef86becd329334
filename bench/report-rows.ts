import type pg from 'pg';
import { FIRST_LARGE_AGENCY } from '#demo/large-agencies.ts';
import { loadLargeCommissions } from '#demo/large-commissions.ts';
import { withOwner } from './data.ts';
import { say } from './report.ts';

const PEOPLE = 20;
/** The large data may hold many more. */
const FIRST_PEOPLE = `(SELECT * FROM employees WHERE master_id = $1 ORDER BY id LIMIT ${PEOPLE}) e`;
/** A little over eight years. */
const DAYS = 3000;

/** What the reports of the largest agency are about, each on the first run that needs it. */
export async function fillReports(ownerUrl: string, receipts: number): Promise<void> {
  await withOwner(ownerUrl, async (owner) => {
    for (const { table, sql, values = [] } of [...ROWS, ...manyRows(receipts)]) {
      if (await isFilled(owner, table)) continue;
      say(`Adding ${table} …`);
      await owner.query(sql, [FIRST_LARGE_AGENCY, ...values]);
      await owner.query(`VACUUM (ANALYZE) ${table}`);
    }
  });
  if (!(await withOwner(ownerUrl, (owner) => isFilled(owner, 'commission_lines'))))
    await loadLargeCommissions(ownerUrl, { lines: receipts, say });
}

/** Other measurements leave a few receipts behind; a bench that was filled has more of everything. */
async function isFilled(owner: pg.Client, table: string): Promise<boolean> {
  const { rows } = await owner.query(`SELECT count(*)::int AS count FROM ${table} WHERE master_id = $1`, [
    FIRST_LARGE_AGENCY,
  ]);
  return rows[0].count > (table === 'receipts' ? MOST_LEFT_BEHIND : 1);
}

const MOST_LEFT_BEHIND = 20_000;

interface Filling {
  table: string;
  sql: string;
  values?: unknown[];
}

/** Each is in on every day, with a drawer of their own: a tenth of them differ, a fifth pay something out. */
const ROWS: readonly Filling[] = [
  {
    table: 'employees',
    sql: `INSERT INTO employees (master_id, id, first_name, last_name, email, permissions, office_id)
      SELECT $1::bigint, $1::bigint * 1000 + n, 'Bench', 'Clerk ' || n, 'clerk-' || n || '-' || $1::bigint || '@bench.test', '{}',
        (SELECT min(id) FROM offices WHERE master_id = $1)
      FROM generate_series(1, ${PEOPLE}) n`,
  },
  {
    table: 'time_clock_entries',
    sql: `INSERT INTO time_clock_entries (master_id, employee_id, clocked_in_at, clocked_out_at)
      SELECT $1, e.id, d.day + interval '13 hours', d.day + interval '21 hours'
      FROM ${FIRST_PEOPLE} CROSS JOIN (SELECT (current_date - n)::timestamptz AS day FROM generate_series(1, ${DAYS}) n) d
      ORDER BY d.day, e.id`,
  },
  {
    table: 'petty_cash',
    sql: `INSERT INTO petty_cash (master_id, office_id, employee_id, day, starting, ending, difference, ending_reason,
        ended_at, ended_by)
      SELECT $1, e.office_id, e.id, current_date - n, 10000, 10000 + CASE n % 10 WHEN 0 THEN 5 - n % 20 ELSE 0 END,
        CASE n % 10 WHEN 0 THEN 5 - n % 20 ELSE 0 END, CASE n % 10 WHEN 0 THEN 'Counted twice' ELSE '' END, now(), e.id
      FROM ${FIRST_PEOPLE}, generate_series(1, ${DAYS}) n ORDER BY n DESC, e.id`,
  },
  {
    table: 'petty_cash_payouts',
    sql: `INSERT INTO petty_cash_payouts (master_id, petty_cash_id, amount, reason)
      SELECT master_id, id, 500, 'Stamps' FROM petty_cash WHERE master_id = $1 AND id % 5 = 0`,
  },
];

/** Receipts and leads over the last years. */
const manyRows = (count: number): readonly Filling[] => [
  {
    table: 'receipts',
    values: [count],
    sql: `WITH o AS (SELECT array_agg(id) AS ids FROM offices WHERE master_id = $1),
        e AS (SELECT array_agg(id) AS ids FROM employees WHERE master_id = $1),
        c AS (SELECT min(id) AS first, count(*) AS count FROM customers WHERE master_id = $1),
        r AS (SELECT coalesce(max(number), 0) AS last FROM receipts WHERE master_id = $1)
      INSERT INTO receipts (master_id, office_id, number, customer_id, employee_id, day, method, amount, tendered, change_given)
      SELECT $1, o.ids[1 + n % cardinality(o.ids)], 1000000 + r.last + n, c.first + n % c.count,
        e.ids[1 + n % cardinality(e.ids)], current_date - (n * 7919 % ${DAYS})::int, 'cash', 1000 + n % 50000,
        1000 + n % 50000, 0
      FROM o, e, c, r, generate_series(1, $2::bigint) n`,
  },
  {
    table: 'leads',
    values: [count],
    sql: `INSERT INTO leads (master_id, first_name, last_name, source, status, created_at)
      SELECT $1, 'Lena', 'Prospect', 'Source ' || n % 12, (ARRAY['new', 'open', 'sold', 'closed'])[1 + n % 4],
        now() - (n * 7919 % ${DAYS}) * interval '1 day'
      FROM generate_series(1, $2::bigint) n`,
  },
];

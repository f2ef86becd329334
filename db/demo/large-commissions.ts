import type pg from 'pg';
import { connectOwner } from '#platform/server/db/prepare-database.ts';
import { bulkLoad } from './bulk-load.ts';
import { FIRST_LARGE_AGENCY } from './large-agencies.ts';

/** Each has a tenth of all lines: one only pending ones, to be staged together, and one has every state. */
const LARGE_FILES = 2;
const SMALL_FILES = 80;

export interface LargeCommissionOptions {
  lines: number;
  say: (line: string) => void;
}

/** Adds commission files to the largest agency of the large data, all of them or nothing. */
export async function loadLargeCommissions(
  ownerUrl: string,
  { lines, say }: LargeCommissionOptions,
): Promise<void> {
  const owner = await connectOwner(ownerUrl);
  try {
    await owner.query('BEGIN');
    await bulkLoad(owner, ['commission_lines'], say, () => load(owner, lines));
    await owner.query('COMMIT');
    await owner.query('VACUUM (ANALYZE) commission_files, commission_lines');
  } finally {
    await owner.end();
  }
}

async function load(owner: pg.ClientBase, lines: number): Promise<void> {
  const masterId = FIRST_LARGE_AGENCY;
  const { rows } = await owner.query<{ id: number }>(
    `INSERT INTO commission_files (master_id, start_on, end_on, deposit_on, created_by, created_at)
     SELECT $1, current_date - 30, current_date, current_date, $1, now() - n * interval '1 day'
     FROM generate_series(1, $2) n RETURNING id`,
    [masterId, LARGE_FILES + SMALL_FILES],
  );
  // Lines of one file are next to each other on disk, as they would when a file gathers them.
  await owner.query(
    `WITH p AS MATERIALIZED (
       SELECT p.id, p.customer_id, p.product_id, r.company_id, p.policy_number, p.effdate, p.expdate, p.premium,
         row_number() OVER (ORDER BY p.id) - 1 AS place
       FROM policies p JOIN products r ON r.master_id = p.master_id AND r.id = p.product_id WHERE p.master_id = $1
     ), l AS (
       SELECT n, n % (SELECT count(*) FROM p) AS place, CASE WHEN n < 2 * ($3::int / 10) THEN 1 + n / ($3::int / 10)
         ELSE 3 + (n - 2 * ($3::int / 10)) % ${SMALL_FILES} END AS file
       FROM generate_series(0, $3::int - 1) n)
     INSERT INTO commission_lines (master_id, file_id, status, source, company_id, customer_id, policy_id, product_id,
       policy_number, transaction_on, effdate, expdate, commissionable, commission, adjusted)
     SELECT $1, ($2::bigint[])[l.file], CASE WHEN l.file = 1 THEN 1 ELSE 1 + l.n % 4 END, 1 + l.n % 2, p.company_id,
       p.customer_id, p.id, p.product_id, p.policy_number, current_date - (l.n % 30)::int, p.effdate, p.expdate,
       p.premium, p.premium / 10, p.premium / 10 - l.n % 3
     FROM l JOIN p ON p.place = l.place
     ORDER BY l.file, l.n`,
    [masterId, rows.map(({ id }) => id), lines],
  );
}

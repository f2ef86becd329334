import type autocannon from 'autocannon';
import type pg from 'pg';
import { signIn } from './agencies.ts';

/** The provider, and one account of it with many rows. */
export interface BenchProvider {
  masterId: number;
  account: number;
  headers: Record<string, string>;
}

const BILLINGS = 500;
const DISCOUNTS = 300;
const PROVIDER = 4001;

/** Adds what is missing of a provider with one account that has that many billing rows and discounts. */
export async function fillProvider(
  owner: pg.Client,
  productUrl: string,
  account: number,
): Promise<BenchProvider> {
  await owner.query(
    `INSERT INTO agencies (master_id, name, lite_switch, is_provider) VALUES ($1, 'Bench Provider', 4, true)
     ON CONFLICT DO NOTHING`,
    [PROVIDER],
  );
  await owner.query(
    `INSERT INTO employees (master_id, id, first_name, last_name, email, permissions)
     VALUES ($1::bigint, $1::bigint, 'Bench', 'Provider', 'bench-' || $1::bigint || '@bench.test', '{"PRowner": 1}') ON CONFLICT DO NOTHING`,
    [PROVIDER],
  );
  // The same password and agreement as the owner of the account.
  await owner.query(
    `INSERT INTO logins (email, master_id, employee_id, password_hash)
     SELECT 'bench-' || $1::bigint || '@bench.test', $1::bigint, $1::bigint, password_hash FROM logins WHERE master_id = $2 LIMIT 1
     ON CONFLICT DO NOTHING`,
    [PROVIDER, account],
  );
  await owner.query(
    `INSERT INTO agreement_acceptances (master_id, employee_id, version)
     SELECT $1::bigint, $1::bigint, max(version) FROM agreement_acceptances WHERE master_id = $2 ON CONFLICT DO NOTHING`,
    [PROVIDER, account],
  );
  await fillAccount(owner, account);
  return { masterId: PROVIDER, account, headers: await signIn(productUrl, PROVIDER) };
}

async function fillAccount(owner: pg.Client, account: number): Promise<void> {
  const { rows } = await owner.query('SELECT 1 FROM account_billings WHERE account = $1 LIMIT 1', [account]);
  if (rows.length > 0) return;
  const { rows: made } = await owner.query(
    `INSERT INTO account_payment_methods (master_id, account, payment_type, office_amount)
     VALUES ($1, $2, 'CHECK', 14900) RETURNING id`,
    [PROVIDER, account],
  );
  const [{ id: method }] = made;
  await owner.query(
    `INSERT INTO account_billings (master_id, account, category, tran_code, description, amount, payment_method_id,
       state, employee_id)
     SELECT $1::bigint, $2::bigint, 1, 27, 'Month ' || n, 14900, $3::bigint, CASE WHEN n % 50 = 0 THEN 'Open' ELSE 'Paid' END,
       $1::bigint
     FROM generate_series(1, $4::int) n`,
    [PROVIDER, account, method, BILLINGS],
  );
  await owner.query(
    `INSERT INTO account_discounts (master_id, account, payment_method_id, amount_type, amount, effective_on, expires_on)
     SELECT $1::bigint, $2::bigint, $3::bigint, 'P', 100, current_date - n * 3, current_date - n * 3 + 2 FROM generate_series(1, $4::int) n`,
    [PROVIDER, account, method, DISCOUNTS],
  );
  await owner.query('ANALYZE account_billings, account_discounts, account_payment_methods');
}

/** The three lists of an account's home that grow, one after the other. */
export function homeRequests({ masterId, account, headers }: BenchProvider): {
  product: autocannon.Request[];
  floor: autocannon.Request[];
} {
  const get = (path: string, more = {}): autocannon.Request => ({ method: 'GET', path, ...more });
  return {
    product: [
      get(`/api/back_office/accounts/${account}/billings`, { headers }),
      get(`/api/backoffice/discountsList/${account}`, { headers }),
      get(`/api/backoffice/paymentMethods/${account}`, { headers }),
    ],
    floor: ['billings', 'discounts', 'methods'].map((list) => get(`/${masterId}/account/${account}/${list}`)),
  };
}

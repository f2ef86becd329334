import { AGREEMENT_VERSION } from '#platform/server/auth/agreement.ts';
import { newApiToken } from '#platform/server/auth/tokens.ts';
import { connectOwner } from '#platform/server/db/prepare-database.ts';
import { PERMISSIONS } from '#platform/shared/permissions.ts';

export interface CounterRows {
  masterId: number;
  customerId: number;
  token: string;
}

/** An agency with an office, somebody at its counter with a token, and a customer. */
export async function openCounter(url: string): Promise<CounterRows> {
  const { secret, hash, prefix } = newApiToken();
  const client = await connectOwner(url);
  const idOf = async (sql: string, values: unknown[] = []) =>
    Number(Object.values((await client.query(sql, values)).rows[0])[0]);
  try {
    const masterId = await idOf(`INSERT INTO agencies (name) VALUES ('Drill Agency') RETURNING master_id`);
    const officeId = await idOf(
      `INSERT INTO offices (master_id, name) VALUES ($1, 'Drill Office') RETURNING id`,
      [masterId],
    );
    const personId = await idOf(
      `INSERT INTO employees (master_id, first_name, last_name, email, permissions, office_id)
       VALUES ($1, 'Robin', 'Drill', 'robin@drill.test', '{}', $2) RETURNING id`,
      [masterId, officeId],
    );
    await client.query(
      'INSERT INTO agreement_acceptances (master_id, employee_id, version) VALUES ($1, $2, $3)',
      [masterId, personId, AGREEMENT_VERSION],
    );
    await client.query(
      `INSERT INTO api_tokens (master_id, employee_id, name, prefix, token_hash, permissions, expires_on, expires_at)
       VALUES ($1, $2, 'Drill', $3, decode($4, 'hex'), $5, current_date + 30, now() + interval '30 days')`,
      [masterId, personId, prefix, hash, PERMISSIONS],
    );
    const customerId = await idOf(
      `INSERT INTO customers (master_id, first_name, last_name) VALUES ($1, 'Maria', 'Drill') RETURNING id`,
      [masterId],
    );
    return { masterId, customerId, token: secret };
  } finally {
    await client.end();
  }
}

/** The check number, which is the caller's key, of every receipt that is stored. */
export async function storedReceipts(url: string, masterId: number): Promise<{ id: number; key: string }[]> {
  const client = await connectOwner(url);
  try {
    const { rows } = await client.query(
      'SELECT id::int, check_number AS key FROM receipts WHERE master_id = $1',
      [masterId],
    );
    return rows;
  } finally {
    await client.end();
  }
}

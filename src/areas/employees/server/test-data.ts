import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** Somebody of that agency who was invited and has not chosen a password yet. */
export async function buildEmployee(owner: pg.Pool, masterId: number): Promise<number> {
  const email = `${randomUUID()}@person.test`;
  const { rows } = await owner.query(
    `WITH person AS (
       INSERT INTO employees (master_id, first_name, last_name, email) VALUES ($1, 'Ida', 'New', $2) RETURNING id
     )
     INSERT INTO logins (email, master_id, employee_id, password_hash) SELECT $2, $1, id, '' FROM person
     RETURNING employee_id`,
    [masterId, email],
  );
  return rows[0].employee_id;
}

export async function buildEmployeeGroup(
  owner: pg.Pool,
  masterId: number,
  name: string = randomUUID(),
): Promise<number> {
  const { rows } = await owner.query(
    'INSERT INTO employee_groups (master_id, name) VALUES ($1, $2) RETURNING id',
    [masterId, name],
  );
  return rows[0].id;
}

import { sql } from 'kysely';
import { ALL_COMPANIES } from '#areas/commissions/rules.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { StatementChoices } from '../contract.ts';

export async function listPeople(db: Db): Promise<StatementChoices['people']> {
  const { rows } = await sql<StatementChoices['people'][number]>`
    SELECT e.id, e.first_name || ' ' || e.last_name AS name FROM employees e
    WHERE EXISTS (SELECT 1 FROM policy_producers p WHERE p.master_id = e.master_id AND p.employee_id = e.id)
      OR EXISTS (SELECT 1 FROM commission_statements t WHERE t.master_id = e.master_id AND t.employee_id = e.id)
    ORDER BY fold(e.last_name), fold(e.first_name), e.id`.execute(db);
  return rows;
}

export async function listFiles(db: Db): Promise<StatementChoices['files']> {
  const { rows } = await sql<StatementChoices['files'][number]>`
    SELECT f.id, coalesce(c.name, ${ALL_COMPANIES}) AS company, f.deposit_on AS deposited
    FROM commission_files f LEFT JOIN companies c ON c.master_id = f.master_id AND c.id = f.company_id
    WHERE f.deleted_at IS NULL AND f.archived_at IS NULL
    ORDER BY f.created_at DESC, f.id DESC`.execute(db);
  return rows;
}

/** The months in which active files were deposited, newest first. */
export async function listMonths(db: Db): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    SELECT DISTINCT to_char(f.deposit_on, 'YYYY-MM') AS month FROM commission_files f
    WHERE f.deleted_at IS NULL AND f.archived_at IS NULL AND f.deposit_on IS NOT NULL ORDER BY month DESC`.execute(
    db,
  );
  return rows.map(({ month }) => month);
}

export async function listFilesOfMonth(db: Db, month: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT f.id FROM commission_files f
    WHERE f.deleted_at IS NULL AND f.archived_at IS NULL AND f.deposit_on >= ${`${month}-01`}::date
      AND f.deposit_on < (${`${month}-01`}::date + interval '1 month')`.execute(db);
  return rows.map(({ id }) => id);
}

export async function hasEmployee(db: Db, id: number): Promise<boolean> {
  const found = await db.selectFrom('employees').select('id').where('id', '=', id).executeTakeFirst();
  return found !== undefined;
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { type Roles, withRoles } from './roles.ts';

export const MIGRATIONS = join(import.meta.dirname, '../../../../db/migrations');
/** Any number serves, as long as every process takes the same. */
export const MIGRATION_LOCK = 7_250_101;

export interface Migration {
  name: string;
  sql: string;
  hash: string;
}

/** Applies what is missing, in order, each in a transaction. If several processes start together, one works and the rest wait. */
export async function migrate(owner: pg.ClientBase, roles: Roles, folder = MIGRATIONS): Promise<string[]> {
  await owner.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
  try {
    await makeMigrationsTable(owner);
    const { rows } = await owner.query('SELECT name, hash FROM schema_migrations');
    const applied = new Map<string, string>(rows.map((row) => [row.name, row.hash]));
    const migrations = readMigrations(folder);
    refuseSurprises(migrations, applied);
    const missing = migrations.filter((migration) => !applied.has(migration.name));
    for (const migration of missing) await apply(owner, roles, migration);
    return missing.map((migration) => migration.name);
  } finally {
    await owner.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

export async function makeMigrationsTable(owner: pg.ClientBase): Promise<void> {
  await owner.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY, hash text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
}

export function readMigrations(folder = MIGRATIONS): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  return names.sort().map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8');
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
  });
}

function refuseSurprises(migrations: Migration[], applied: Map<string, string>): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.hash]));
  for (const [name, hash] of applied) {
    if (!known.has(name)) {
      throw new Error(
        `The database has the migration ${name}, which this version of Coverdesk does not know: it is older than the database.`,
      );
    }
    if (known.get(name) !== hash) {
      throw new Error(
        `The migration ${name} was changed after this database applied it. Migrations only go forward: add a new one.`,
      );
    }
  }
}

async function apply(owner: pg.ClientBase, roles: Roles, migration: Migration): Promise<void> {
  await owner.query('BEGIN');
  try {
    await runMigration(owner, roles, migration);
    await owner.query('COMMIT');
  } catch (error) {
    await owner.query('ROLLBACK');
    throw error;
  }
}

/** Within an open transaction. */
export async function runMigration(
  owner: pg.ClientBase,
  roles: Roles,
  { name, sql, hash }: Migration,
): Promise<void> {
  try {
    await owner.query(withRoles(sql, roles));
    await owner.query('INSERT INTO schema_migrations (name, hash) VALUES ($1, $2)', [name, hash]);
  } catch (error) {
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}

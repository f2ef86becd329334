import type pg from 'pg';
import { getConstructionPlans } from 'pg-boss';
import { type Migration, makeMigrationsTable, runMigration } from '../db/migrate.ts';
import type { Roles } from '../db/roles.ts';
import { quoted, tablesOf } from './database-content.ts';

/** Makes the tables of a backup within the open transaction, empty. */
export async function buildSchema(
  owner: pg.ClientBase,
  roles: Roles,
  migrations: readonly Migration[],
): Promise<void> {
  await makeMigrationsTable(owner);
  for (const migration of migrations) await runMigration(owner, roles, migration);
  await owner.query(withinTransaction(getConstructionPlans('pgboss')));
  // Its plan ends whoever is idle for half a minute, which its makers need and a load of hours does not.
  await owner.query('SET LOCAL idle_in_transaction_session_timeout = 0; SET LOCAL lock_timeout = 0');
  const names = (await tablesOf(owner)).map(({ name }) => quoted(name));
  await owner.query(`TRUNCATE ${names.join(', ')}`);
}

const withinTransaction = (plan: string) => plan.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');

/**
 * Takes off what would look at each row while it is loaded. The rows were checked when they were saved; what they point
 * at is checked again, all at once, when the constraints come back.
 */
export async function loosen(owner: pg.ClientBase): Promise<() => Promise<void>> {
  const constraints = await namesOf(
    owner,
    `SELECT conrelid::regclass || ' ' AS place, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0 AND connamespace IN (${SCHEMAS})`,
  );
  const indexes = await namesOf(
    owner,
    `SELECT '' AS place, indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index JOIN pg_class c ON c.oid = indexrelid
     WHERE c.relnamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`,
  );
  const triggers = await namesOf(
    owner,
    `SELECT DISTINCT tgrelid::regclass::text AS place, '' AS name, '' AS definition
     FROM pg_trigger JOIN pg_class c ON c.oid = tgrelid
     WHERE NOT tgisinternal AND c.relnamespace IN (${SCHEMAS})`,
  );
  for (const { place } of triggers) await owner.query(`ALTER TABLE ${place} DISABLE TRIGGER USER`);
  for (const { place, name } of constraints)
    await owner.query(`ALTER TABLE ${place} DROP CONSTRAINT ${quoted(name)}`);
  for (const { name } of indexes) await owner.query(`DROP INDEX ${name}`);
  return async () => {
    for (const { definition } of indexes) await owner.query(definition);
    for (const { place, name, definition } of constraints)
      await owner.query(`ALTER TABLE ${place} ADD CONSTRAINT ${quoted(name)} ${definition}`);
    for (const { place } of triggers) await owner.query(`ALTER TABLE ${place} ENABLE TRIGGER USER`);
  };
}

const SCHEMAS = `'public'::regnamespace, 'pgboss'::regnamespace`;

async function namesOf(owner: pg.ClientBase, statement: string) {
  return (await owner.query<{ place: string; name: string; definition: string }>(statement)).rows;
}

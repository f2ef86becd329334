import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

/** Tables that serve before a tenant is known; the application reaches them only through functions. */
const WITHOUT_TENANT = ['logins', 'password_resets', 'sessions', 'sign_in_tries', 'viewings'];

/** Which version of the schema this is, and what it should allow: nobody's rows, and the application may read them. */
const OF_SCHEMA = ['expected_rights', 'schema_migrations'];

/** Tables of the provider. They name the agency that a row is about in `account`, which is no tenant of theirs. */
const OF_PROVIDER = [
  'account_add_ons',
  'account_billings',
  'account_buzz_syncs',
  'account_conversions',
  'account_discounts',
  'account_facts',
  'account_former_discounts',
  'account_payment_methods',
  'add_on_requests',
  'add_ons',
  'banks',
  'packages',
];
const WITHOUT_ACCOUNT = ['add_ons', 'banks', 'packages'];

let app: TestApp;
let asApp: pg.Client;
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
  asApp = new pg.Client({ connectionString: app.appUrl });
  await asApp.connect();
});
afterAll(async () => {
  await asApp.end();
  await app.close();
});

const names = async (sql: string) => (await app.owner.query(sql)).rows.map((row) => row.name).sort();

const unprotectedTables = () =>
  names(`
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
      AND NOT (c.relrowsecurity AND c.relforcerowsecurity AND EXISTS (
        SELECT 1 FROM pg_policies p WHERE p.schemaname = 'public' AND p.tablename = c.relname
          AND p.policyname = 'own_agency' AND p.cmd = 'ALL' AND p.roles = '{${app.roles.app}}'
          AND p.qual = '(master_id = (NULLIF(current_setting(''app.master_id''::text, true), ''''::text))::bigint)'))`);

const tablesWithoutTenantKey = () =>
  names(`
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND c.relrowsecurity
      AND NOT EXISTS (
        SELECT 1 FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.conkey[1]
        WHERE k.conrelid = c.oid AND k.contype = 'p' AND a.attname = 'master_id')`);

const keysWithoutTenant = () =>
  names(`
    SELECT k.conname AS name FROM pg_constraint k
    JOIN pg_class c ON c.oid = k.conrelid JOIN pg_class t ON t.oid = k.confrelid
    WHERE k.contype = 'f' AND c.relrowsecurity AND t.relrowsecurity AND NOT EXISTS (
      SELECT 1 FROM unnest(k.conkey, k.confkey) AS pair(mine, theirs)
      JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = pair.mine
      JOIN pg_attribute b ON b.attrelid = k.confrelid AND b.attnum = pair.theirs
      WHERE a.attname = 'master_id' AND b.attname = 'master_id')`);

const keysWithoutIndex = () =>
  names(`
    SELECT k.conname AS name FROM pg_constraint k
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND NOT EXISTS (
      SELECT 1 FROM pg_index i WHERE i.indrelid = k.conrelid
        AND (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`);

test('every table but the listed ones forces row level security with the tenant policy', async () => {
  expect(await unprotectedTables()).toEqual([...WITHOUT_TENANT, ...OF_SCHEMA].sort());
});

test('every tenant table begins its primary key with master_id, and so do its foreign keys', async () => {
  expect(await tablesWithoutTenantKey()).toEqual([]);
  const accounts = OF_PROVIDER.filter((name) => !WITHOUT_ACCOUNT.includes(name));
  expect(await keysWithoutTenant()).toEqual(accounts.map((name) => `${name}_account_fkey`));
});

test('the listed tables are closed to every agency but the provider', async () => {
  const closed = await names(`
    SELECT p.tablename AS name FROM pg_policies p WHERE p.policyname = 'provider_alone'
      AND p.permissive = 'RESTRICTIVE' AND p.cmd = 'ALL' AND p.roles = '{${app.roles.app}}'
      AND p.qual = '( SELECT is_provider_here() AS is_provider_here)'`);
  expect(closed).toEqual(OF_PROVIDER);
});

test('every foreign key has an index that begins with its columns', async () => {
  expect(await keysWithoutIndex()).toEqual([]);
});

test('a careless table is found by each of these', async () => {
  await app.owner.query(`
    CREATE TABLE careless (id bigint PRIMARY KEY, master_id bigint, employee_id bigint, UNIQUE (employee_id, id));
    ALTER TABLE employees ADD CONSTRAINT careless_target UNIQUE (id);
    ALTER TABLE careless ADD CONSTRAINT careless_key FOREIGN KEY (master_id) REFERENCES agencies;
    ALTER TABLE careless ADD CONSTRAINT careless_reference FOREIGN KEY (employee_id) REFERENCES employees (id)`);
  expect(await unprotectedTables()).toContain('careless');
  expect(await keysWithoutIndex()).toContain('careless_key');
  await app.owner.query(`CALL protect_tenant_table('careless')`);
  expect(await tablesWithoutTenantKey()).toEqual(['careless']);
  expect(await keysWithoutTenant()).toContain('careless_reference');
  await app.owner.query('DROP TABLE careless; ALTER TABLE employees DROP CONSTRAINT careless_target');
});

test('the application role owns nothing, bypasses nothing and cannot read what comes before the tenant', async () => {
  const { rows } = await app.owner.query(`
    SELECT rolsuper OR rolbypassrls OR rolcreaterole OR rolcreatedb AS mighty,
      (SELECT count(*)::int FROM pg_class c WHERE c.relowner = r.oid) AS owned
    FROM pg_roles r WHERE rolname = '${app.roles.app}'`);
  expect(rows[0]).toEqual({ mighty: false, owned: 0 });
  for (const table of WITHOUT_TENANT) {
    await expect(asApp.query(`SELECT 1 FROM ${table}`)).rejects.toThrow('permission denied');
  }
});

test('without a tenant no row is seen, and after a transaction none either', async () => {
  const agency = await app.newAgency();
  await agency.newPerson();
  const count = async () => (await asApp.query('SELECT count(*)::int AS n FROM employees')).rows[0].n;
  expect(await count()).toBe(0);
  await asApp.query(`BEGIN; SELECT set_config('app.master_id', '${agency.masterId}', true)`);
  expect(await count()).toBe(1);
  await asApp.query('COMMIT');
  expect(await count()).toBe(0);
});

test('a row of another agency can be neither seen, changed nor written', async () => {
  const [mine, theirs] = [await app.newAgency(), await app.newAgency()];
  const them = await theirs.newPerson();
  await app.services.database.asTenant(mine, async (db) => {
    expect(await db.selectFrom('employees').select('id').where('id', '=', them.id).execute()).toEqual([]);
    const { numUpdatedRows } = await db
      .updateTable('employees')
      .set({ phone: '1' })
      .where('id', '=', them.id)
      .executeTakeFirst();
    expect(numUpdatedRows).toBe(0n);
  });
  const write = app.services.database.asTenant(mine, (db) =>
    db
      .insertInto('agreement_acceptances')
      .values({ master_id: theirs.masterId, employee_id: them.id, version: '1' })
      .execute(),
  );
  await expect(write).rejects.toThrow('row-level security');
});

test('a reference to a row of another agency cannot be stored', async () => {
  const [mine, theirs] = [await app.newAgency(), await app.newAgency()];
  const them = await theirs.newPerson();
  const write = app.services.database.asTenant(mine, (db) =>
    db
      .insertInto('agreement_acceptances')
      .values({ master_id: mine.masterId, employee_id: them.id, version: '1' })
      .execute(),
  );
  await expect(write).rejects.toThrow('foreign key');
});

test('the application can add to the change log and read it, never alter it', async () => {
  for (const statement of [
    'UPDATE change_log SET action = $1',
    'DELETE FROM change_log WHERE action = $1',
    'TRUNCATE change_log',
  ]) {
    await expect(asApp.query(statement, statement.includes('$1') ? ['x'] : [])).rejects.toThrow(
      'permission denied',
    );
  }
});

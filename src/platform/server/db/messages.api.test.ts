import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '../testing/test-agency.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import type { Db } from './bound-kysely.ts';
import { Database } from './database.ts';
import { prepared } from './prepared.ts';

let app: TestApp;
let person: TestPerson;
let wire: Server;
let database: Database;
/** How often the application wrote to the database and that to it, as the network between them sees it. */
let writes: number;
let answers: number;

beforeAll(async () => {
  app = await startTestApp({ areas: [] });
  person = await (await app.newAgency()).newPerson();
  const { port, hostname } = new URL(app.appUrl);
  wire = createServer((fromApp) => {
    const toDatabase = connect(Number(port), hostname);
    fromApp.on('data', () => writes++);
    toDatabase.on('data', () => answers++);
    fromApp.pipe(toDatabase).pipe(fromApp);
    toDatabase.on('error', () => fromApp.destroy());
    fromApp.on('error', () => toDatabase.destroy());
  });
  await once(wire.listen(0, '127.0.0.1'), 'listening');
  const throughWire = new URL(app.appUrl);
  throughWire.port = String((wire.address() as AddressInfo).port);
  database = new Database(throughWire.href, 1);
});
afterAll(async () => {
  await database.close();
  wire.close();
  await app.close();
});
beforeEach(async () => {
  await database.query('SELECT 1');
  writes = 0;
  answers = 0;
});

const inSession = () => database.beginInSession({ sessionId: person.sessionId });
const reading = () => database.forReading.beginInSession({ sessionId: person.sessionId });
const rename = (jobTitle: string) =>
  sql`UPDATE employees SET job_title = ${jobTitle} WHERE id = ${person.id}`;
const READ_ONLY = /cannot execute UPDATE in a read-only transaction/;
const tenant = sql<{ tenant: string }>`SELECT current_setting('app.master_id', true) AS tenant`;
const noTenant = async () =>
  (await database.query("SELECT current_setting('app.master_id', true) AS tenant")).rows[0];

/** Whether anything of this application is in a transaction. */
async function openTransactions(): Promise<number> {
  const { rows } = await app.owner.query(
    `SELECT count(*)::int AS n FROM pg_stat_activity
     WHERE application_name = 'coverdesk' AND datname = current_database() AND state <> 'idle'`,
  );
  return rows[0].n;
}

test('a read opens its session, its transaction and its first rows with one message', async () => {
  const transaction = await inSession();
  const { rows } = await tenant.execute(transaction.db);
  expect(rows).toEqual([{ tenant: String(person.masterId) }]);
  expect(JSON.parse((await transaction.sessionFacts()) ?? '')).toMatchObject({ employee_id: person.id });
  transaction.leave();
  expect(writes).toBe(1);
});

test('a read that changes something is refused by the database, under a session, a tenant and no tenant', async () => {
  const transaction = await reading();
  await expect(rename('Reader').execute(transaction.db)).rejects.toThrow(READ_ONLY);
  await transaction.rollback();
  const { forReading } = database;
  await expect(forReading.asTenant(person, (db) => rename('Reader').execute(db))).rejects.toThrow(READ_ONLY);
  await expect(forReading.withoutTenant((db) => rename('Reader').execute(db))).rejects.toThrow(READ_ONLY);
  await expect(forReading.query('SELECT 1')).rejects.toThrow('within a transaction');
});

test('a read is closed to changes without a message more, and what comes right after it may change something', async () => {
  const transaction = await reading();
  await tenant.execute(transaction.db);
  expect(JSON.parse((await transaction.sessionFacts()) ?? '')).toMatchObject({ employee_id: person.id });
  transaction.leave();
  expect(writes).toBe(1);
  const { numAffectedRows } = await database.asTenant(person, (db) => rename('Writer').execute(db));
  expect(numAffectedRows).toBe(1n);
  expect(writes).toBe(3);
});

test('a read records that its session is alive', async () => {
  await app.owner.query(`UPDATE sessions SET last_seen_at = now() - interval '5 minutes' WHERE id = $1`, [
    person.sessionId,
  ]);
  const transaction = await reading();
  await tenant.execute(transaction.db);
  transaction.leave();
  await database.query('SELECT 1');
  const { rows } = await app.owner.query(
    `SELECT last_seen_at > now() - interval '1 minute' AS seen FROM sessions WHERE id = $1`,
    [person.sessionId],
  );
  expect(rows).toEqual([{ seen: true }]);
});

test('the query builder of a transaction fails once that has ended, and asks nothing in the next one', async () => {
  const kept = await inSession();
  await tenant.execute(kept.db);
  for (const end of [kept.leave, kept.commit, kept.rollback]) await end();
  const other = await inSession();
  const before = writes;
  await expect(tenant.execute(kept.db)).rejects.toThrow('This transaction has ended');
  expect(writes).toBe(before);
  await kept.sessionFacts();
  expect(writes).toBe(before);
  await other.rollback();
});

test('the end of a read leaves with the next transaction', async () => {
  for (let read = 0; read < 3; read++) {
    const transaction = await reading();
    await tenant.execute(transaction.db);
    transaction.leave();
  }
  expect(writes).toBe(3);
});

test('statements that are asked for together leave in one message, are run in their order and answered in one', async () => {
  const readTitle = prepared((db: Db, id: number) =>
    db.selectFrom('employees').select('job_title').where('id', '=', id),
  );
  const transaction = await inSession();
  const { db } = transaction;
  const [, first, , second] = await Promise.all([
    rename('First').execute(db),
    readTitle(db, person.id),
    db.updateTable('employees').set({ job_title: 'Second' }).where('id', '=', person.id).execute(),
    readTitle(db, person.id),
  ]);
  expect([writes, answers]).toEqual([1, 1]);
  expect([first, second]).toEqual([[{ job_title: 'First' }], [{ job_title: 'Second' }]]);
  await transaction.rollback();
});

test('of statements that leave together, those after one that fails do nothing, and the first error is told', async () => {
  const transaction = await inSession();
  const { db } = transaction;
  const asked = Promise.all([sql`SELECT 1 / 0`.execute(db), rename('Never').execute(db)]);
  await expect(asked).rejects.toThrow('division by zero');
  await transaction.rollback();
  const { rows } = await database.asTenant(person, (at) =>
    sql`SELECT 1 FROM employees WHERE job_title = 'Never'`.execute(at),
  );
  expect(rows).toEqual([]);
});

test('a statement that was not run because one before it failed, or could not be sent, is run when it is asked for again', async () => {
  const unsendable: Record<string, unknown> = {};
  unsendable.itself = unsendable;
  const titles = prepared((db: Db, id: number) =>
    db.selectFrom('employees').select('phone').where('id', '=', id),
  );
  for (const failing of [sql`SELECT 1 / 0`, sql`SELECT ${unsendable}::jsonb`]) {
    const transaction = await inSession();
    const { db } = transaction;
    const asked = await Promise.allSettled([
      tenant.execute(db),
      failing.execute(db),
      titles(db, person.id),
      rename('Never').execute(db),
    ]);
    expect(asked.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
    expect(asked[1]).toMatchObject({ reason: { message: expect.stringMatching(/division|circular/) } });
    expect(asked.slice(2)).toEqual([asked[1], asked[1]]);
    await transaction.rollback();
  }
  expect(await database.asTenant(person, (db) => titles(db, person.id))).toHaveLength(1);
});

test('a transaction that ends while something is asked in it ends after that', async () => {
  const transaction = await inSession();
  const renamed = rename('Last').execute(transaction.db);
  await transaction.commit();
  expect((await renamed).numAffectedRows).toBe(1n);
  const { rows } = await database.asTenant(person, (db) =>
    sql`SELECT job_title FROM employees WHERE id = ${person.id}`.execute(db),
  );
  expect(rows).toEqual([{ job_title: 'Last' }]);
});

test('the end of the last read leaves by itself', async () => {
  const transaction = await inSession();
  await tenant.execute(transaction.db);
  const before = writes;
  expect(await openTransactions()).toBe(1);
  transaction.leave();
  await until('the end of the transaction', async () => (await openTransactions()) === 0);
  expect(writes).toBe(before + 1);
});

test('what comes right after a read is not under its tenant', async () => {
  const transaction = await inSession();
  await tenant.execute(transaction.db);
  transaction.leave();
  const { rows } = await database.withoutTenant((db) => tenant.execute(db));
  expect(rows).toEqual([{ tenant: '' }]);
  const another = await inSession();
  await tenant.execute(another.db);
  another.leave();
  expect(await noTenant()).toEqual({ tenant: '' });
});

test('a change waits for its end', async () => {
  const transaction = await inSession();
  await tenant.execute(transaction.db);
  await transaction.commit();
  expect(writes).toBe(2);
  expect(await openTransactions()).toBe(0);
});

test('a transaction in which nothing was asked ends all the same', async () => {
  await (await inSession()).rollback();
  await (await inSession()).commit();
  (await inSession()).leave();
  expect(await noTenant()).toEqual({ tenant: '' });
});

test('a session that has ended leaves its transaction without a tenant', async () => {
  const transaction = await database.beginInSession({ sessionId: crypto.randomUUID() });
  const { rows } = await sql`SELECT id FROM employees`.execute(transaction.db);
  expect(rows).toEqual([]);
  expect(await transaction.sessionFacts()).toBeUndefined();
  await transaction.rollback();
});

test('calls of one person at the same moment do not wait for each other to record that the session is alive', async () => {
  await app.owner.query(`UPDATE sessions SET last_seen_at = now() - interval '5 minutes' WHERE id = $1`, [
    person.sessionId,
  ]);
  const first = await inSession();
  await first.sessionFacts();
  const other = await app.services.database.beginInSession({ sessionId: person.sessionId });
  expect(await other.sessionFacts()).toBeDefined();
  await other.rollback();
  await first.commit();
  const { rows } = await app.owner.query(
    `SELECT last_seen_at > now() - interval '1 minute' AS seen FROM sessions WHERE id = $1`,
    [person.sessionId],
  );
  expect(rows).toEqual([{ seen: true }]);
});

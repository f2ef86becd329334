import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { Database } from './database.ts';
import { isLostConnection } from './lost-connection.ts';

/** Long enough for a database that does answer on a busy machine. */
const DEADLINE_MS = 4000;

let app: TestApp;
let wire: Server;
let database: Database;
let hangs = false;
const open = new Set<Socket>();
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
  const { port, hostname } = new URL(app.appUrl);
  wire = createServer((fromApp) => {
    const toDatabase = connect(Number(port), hostname);
    open.add(fromApp).add(toDatabase);
    fromApp.on('data', (bytes) => hangs || toDatabase.write(bytes));
    toDatabase.pipe(fromApp);
    fromApp.on('close', () => toDatabase.destroy());
    for (const socket of [fromApp, toDatabase]) socket.on('error', () => undefined);
  });
  await once(wire.listen(0, '127.0.0.1'), 'listening');
  const throughWire = new URL(app.appUrl);
  throughWire.port = String((wire.address() as AddressInfo).port);
  database = new Database(throughWire.href, 1, DEADLINE_MS);
});
afterAll(async () => {
  await database.close();
  for (const socket of open) socket.destroy();
  wire.close();
  await app.close();
});

test('a statement that a hanging database never answers ends at its deadline, and the next one gets a new connection', async () => {
  await database.query('SELECT 1');
  hangs = true;
  const statement = database.withoutTenant((db) => db.selectFrom('agencies').select('master_id').execute());
  const error = await statement.then(
    () => undefined,
    (reason) => reason,
  );
  expect(isLostConnection(error)).toBe(true);
  hangs = false;
  expect((await database.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectOwner } from '#platform/server/db/prepare-database.ts';
import type { TestAgency } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { TestClient } from '#platform/server/testing/test-client.ts';
import { validateBank } from '../contract.ts';
import { bankRoutes, loadBanks } from './public.ts';

let app: TestApp;
let provider: TestAgency;
let staff: TestClient;
beforeAll(async () => {
  app = await startTestApp({ areas: [bankRoutes] });
  provider = await app.newAgency({ isProvider: true });
  staff = (await provider.newPerson({ permissions: { PRbackOffice: 1 } })).client;
});
afterAll(() => app.close());

const ask = async (routing: string) => (await staff.call(validateBank, { params: { routing } })).body;
const line = (routing: string, name: string) =>
  `${routing}O${'0'.repeat(25)}${name.padEnd(36)}${' '.repeat(84)}`;

async function load(text: string): Promise<number> {
  const owner = await connectOwner(app.ownerUrl);
  return loadBanks(owner, text).finally(() => owner.end());
}

test('123123123 is valid without the full directory and not with it', async () => {
  expect(await ask('123123123')).toEqual({ valid: true, name: 'Bank not in the directory' });
  expect(await ask('021000021')).toEqual({ valid: true, name: 'JPMorgan Chase' });
  expect(
    await load(`${line('021000021', 'CHASE')}\r\n${line('011000015', 'FEDERAL RESERVE BANK')}\r\n`),
  ).toBe(2);
  expect(await ask('123123123')).toEqual({ valid: false, name: '' });
  expect(await ask('021000021')).toEqual({ valid: true, name: 'CHASE' });
  // The next directory replaces it.
  expect(await load(line('123123123', 'NEW BANK'))).toBe(1);
  expect(await ask('021000021')).toEqual({ valid: false, name: '' });
  expect(await ask('123123123')).toEqual({ valid: true, name: 'NEW BANK' });
});

test('123456789 and 12 digits are not valid, and nothing is 5xx', async () => {
  for (const routing of ['123456789', '021000021000', 'abc', '0'.repeat(9)])
    expect(await ask(routing)).toEqual({ valid: false, name: '' });
});

test('another file is refused, and the directory stays', async () => {
  await load(line('021000021', 'CHASE'));
  await expect(load('routing,name\n021000021,CHASE')).rejects.toThrow(
    'This is not a FedACH directory: 2 of 2 lines',
  );
  expect(await ask('021000021')).toEqual({ valid: true, name: 'CHASE' });
});

test("an agency's transaction sees no bank, not even one with its own number, and can write none", async () => {
  const agency = await app.newAgency();
  await app.owner.query(`INSERT INTO banks (master_id, routing, name) VALUES ($1, '021000021', 'X')`, [
    agency.masterId,
  ]);
  const rows = await app.services.database.asTenant(agency, (db) =>
    db.selectFrom('banks').select('name').execute(),
  );
  expect(rows).toEqual([]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { unseal } from '#platform/server/crypto/envelope.ts';
import { rotateKeys } from '#platform/server/crypto/rotate-keys.ts';
import { connectOwner } from '#platform/server/db/prepare-database.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as finance from '../finance-contract.ts';
import { companyRoutes, gatewaySecretPlace } from './public.ts';

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  const FINANCE_HOSTS = 'api.birch.test, api.birch.test:8443, api.willow.test, localhost:8090';
  app = await startTestApp({ areas: [companyRoutes], env: { FINANCE_HOSTS } });
});
beforeEach(async () => {
  admin = await (await app.newAgency()).newPerson({ permissions: { PRadmin: 1 } });
});
afterAll(() => app.close());

const LENDER = { name: 'Birch Premium Finance', isFinance: true };
const ADDRESS = 'https://api.birch.test/finance';
const REACHED = { ...LENDER, gatewayUrl: ADDRESS, gatewaySecret: 'open-sesame' };
const save = (id: number, body: object) => admin.client.call(contract.saveCompany, { params: { id }, body });
const find = async (id: number) => (await admin.client.call(contract.findCompany, { params: { id } })).body;
async function secretOf(id: number): Promise<string | null> {
  const { rows } = await app.owner.query(
    'SELECT sealed_gateway_secret AS sealed FROM companies WHERE id = $1',
    [id],
  );
  const [{ sealed }] = rows;
  const place = gatewaySecretPlace(admin.masterId, id);
  return sealed && unseal(app.services.secrets.sealingKeys, place, sealed);
}

test('the secret is sealed, never answered, and an empty field keeps it', async () => {
  const added = await save(0, REACHED);
  expect(added.body).toMatchObject({ gatewayUrl: ADDRESS, hasGatewaySecret: true });
  const { id } = added.body;
  expect(await secretOf(id)).toBe('open-sesame');
  const kept = await save(id, { ...LENDER, gatewayUrl: ADDRESS, phone: '(305) 555-0142' });
  expect(kept.body).toMatchObject({ hasGatewaySecret: true, phone: '(305) 555-0142' });
  expect(await secretOf(id)).toBe('open-sesame');
  const offered = await admin.client.call(finance.financeCompanies);
  for (const answer of [added, kept, offered, { body: await find(id) }])
    expect(JSON.stringify(answer.body)).not.toContain('open-sesame');
  expect(JSON.stringify(offered.body)).not.toContain('api.birch.test');
  const { rows } = await app.owner.query('SELECT sealed_gateway_secret FROM companies WHERE id = $1', [id]);
  expect(JSON.stringify(rows)).not.toContain('open-sesame');
});

test('another secret replaces it, and the log shows that and nothing of it', async () => {
  const { id } = (await save(0, REACHED)).body;
  await save(id, { ...REACHED, gatewaySecret: 'other-words' });
  expect(await secretOf(id)).toBe('other-words');
  const { rows } = await app.owner.query(
    `SELECT action, before, after FROM change_log WHERE subject = 'company' AND subject_id = $1 ORDER BY id`,
    [id],
  );
  expect(rows[0].after).toMatchObject({ gatewayUrl: ADDRESS, hasGatewaySecret: true });
  expect(rows[1]).toMatchObject({ action: 'edited', after: { gatewaySecret: '[redacted]' } });
  expect(JSON.stringify(rows)).not.toMatch(/open-sesame|other-words/);
});

test('without an address there is no secret, and a company that stops being a finance company has neither', async () => {
  const { id } = (await save(0, REACHED)).body;
  expect((await save(id, LENDER)).body).toMatchObject({ gatewayUrl: '', hasGatewaySecret: false });
  expect(await secretOf(id)).toBeNull();
  await save(id, REACHED);
  const carrier = { name: LENDER.name, isCarrier: true, isFinance: false };
  expect((await save(id, carrier)).body).toMatchObject({ gatewayUrl: '', hasGatewaySecret: false });
});

test('a saved secret does not go to another host', async () => {
  const { id } = (await save(0, REACHED)).body;
  const moved = { ...LENDER, gatewayUrl: 'https://api.willow.test/finance' };
  const { status, error } = await save(id, moved);
  expect([status, error.errors]).toEqual([
    422,
    { gatewaySecret: ['Enter the secret for this address: the saved one belongs to another host.'] },
  ]);
  expect(await find(id)).toMatchObject({ gatewayUrl: ADDRESS });
  expect((await save(id, { ...moved, gatewaySecret: 'new-words' })).status).toBe(200);
  expect(await secretOf(id)).toBe('new-words');
  expect((await save(id, { ...moved, gatewayUrl: 'https://api.willow.test/v2' })).status).toBe(200);
  expect(await secretOf(id)).toBe('new-words');
});

test.each([
  ['https://api.birch.test'],
  ['https://api.birch.test:8443/finance'],
  ['http://localhost:8090/finance'],
])('%s can be saved', async (gatewayUrl) => {
  expect((await save(0, { ...LENDER, gatewayUrl })).body).toMatchObject({ gatewayUrl });
});

const LIKE = 'Enter an address like https://api.example.com/finance.';
const HTTPS = 'Enter an address that begins with https://.';
const notAllowed = (host: string) =>
  `This server may not call ${host}. Whoever operates it has to allow that host first.`;
test.each([
  ['birch', LIKE],
  ['ftp://api.birch.test', LIKE],
  ['http://api.birch.test', HTTPS],
  ['https://user:word@api.birch.test', 'Enter the address without a user name or password.'],
  ['https://api.birch.test/?key=1', 'Enter the address without ? and #.'],
  ['https://evil.test', notAllowed('evil.test')],
  ['https://api.birch.test:444', notAllowed('api.birch.test:444')],
  ['https://169.254.169.254/latest/meta-data', notAllowed('169.254.169.254')],
  ['http://127.0.0.1:8090', notAllowed('127.0.0.1:8090')],
  [`https://api.birch.test/${'x'.repeat(300)}`, 'At most 300 characters.'],
])('%s is refused at its field', async (gatewayUrl, message) => {
  const { status, error } = await save(0, { ...LENDER, gatewayUrl });
  expect([status, error.errors]).toEqual([422, { gatewayUrl: [message] }]);
});

test.each(['two words', 'line\nbreak', 'contraseña'])('%j is no secret', async (gatewaySecret) => {
  const { status, error } = await save(0, { ...REACHED, gatewaySecret });
  expect([status, error.errors]).toEqual([
    422,
    { gatewaySecret: ['Use letters, digits and signs without spaces.'] },
  ]);
});

test('an address whose host is no longer allowed stays, and everything else can be saved', async () => {
  const { id } = (await save(0, LENDER)).body;
  await app.owner.query(`UPDATE companies SET gateway_url = 'https://gone.test' WHERE id = $1`, [id]);
  const kept = { ...LENDER, gatewayUrl: 'https://gone.test', phone: '(305) 555-0142' };
  expect((await save(id, kept)).status).toBe(200);
});

test('of two who save at the same time one is told, and the secret of the other stands', async () => {
  const { id, version } = (await save(0, REACHED)).body;
  const saves = ['first-words', 'second-words'].map((gatewaySecret) =>
    save(id, { ...REACHED, gatewaySecret, version }),
  );
  const answers = await Promise.all(saves);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const stands = answers[0]?.status === 200 ? 'first-words' : 'second-words';
  expect(await secretOf(id)).toBe(stands);
  expect(JSON.stringify(answers)).not.toMatch(/first-words|second-words/);
});

test('rotate-keys seals it again with the new key', async () => {
  const { id } = (await save(0, REACHED)).body;
  const owner = await connectOwner(app.ownerUrl);
  try {
    const columns = [{ table: 'companies', column: 'sealed_gateway_secret' }] as const;
    expect(
      await rotateKeys(owner, { dataDir: app.config.dataDir, given: undefined, columns }),
    ).toBeGreaterThan(0);
  } finally {
    await owner.end();
  }
  expect(await secretOf(id)).toBe('open-sesame');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccount } from '#areas/accounts/contract.ts';
import { accountRoutes } from '#areas/accounts/server/public.ts';
import { buildPackage, openBackOffice, type TestBackOffice } from '#areas/accounts/server/test-data.ts';
import { employeeJobs } from '#areas/employees/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { signUpAgency } from '../contract.ts';
import { signUpRoutes } from './public.ts';
import { signUpForm } from './test-data.ts';

let app: TestApp;
let office: TestBackOffice;
beforeAll(async () => {
  app = await startTestApp({ areas: [signUpRoutes, accountRoutes], jobs: employeeJobs });
  office = await openBackOffice(app);
  await buildPackage(app.owner, office.provider.masterId, { name: 'Coverdesk Gold', level: 0 });
});
afterAll(() => app.close());

const form = (email: string, more: object = {}) => signUpForm(email, office.sales.id, more);
const signUp = (body: object, headers: Record<string, string> = {}) =>
  office.sales.client.call(signUpAgency, { body, headers });
const agencies = async () => (await app.owner.query('SELECT count(*)::int AS n FROM agencies')).rows[0].n;

test('sign-up makes agency, office, owner with an invitation, type Attachment, default template, package and level', async () => {
  const { status, body } = await signUp(form('ana@harbor.test'), { 'idempotency-key': 'harbor' });
  expect(status).toBe(200);
  expect((await signUp(form('ana@harbor.test'), { 'idempotency-key': 'harbor' })).body).toEqual(body);
  const found = await office.sales.client.call(findAccount, { params: { account: body.account } });
  expect(found.body).toMatchObject({
    name: 'Harbor Insurance',
    packageName: 'Coverdesk Gold',
    liteSwitch: 0,
    state: 'FL',
    contact1: '(813) 555-0101',
    crm: 'HubSpot',
    fax: '(813) 555-0104',
    salesRep: { id: office.sales.id },
    source: 'Referral',
    offices: [{ name: 'Harbor Downtown', city: 'Tampa' }],
    people: [{ name: 'Ana María Lee', email: 'ana@harbor.test', role: 'Owner', office: 'Harbor Downtown' }],
  });
  const { rows } = await app.owner.query(
    `SELECT (SELECT name FROM attachment_types WHERE master_id = $1) AS type,
       (SELECT is_default FROM templates WHERE master_id = $1) AS template,
       (SELECT count(*)::int FROM password_resets r JOIN logins l USING (email) WHERE l.master_id = $1) AS invitations`,
    [body.account],
  );
  expect(rows[0]).toEqual({ type: 'Attachment', template: true, invitations: 1 });
});

test('with every field blank all messages are collected, and nothing is made', async () => {
  const before = await agencies();
  const { status, error } = await signUp({});
  expect([status, error['Improperly formatted request']?.length]).toEqual([422, 20]);
  expect(await agencies()).toBe(before);
});

test('an address that already signs in is 422 and leaves nothing; so are instructions of 1001 and an unknown package', async () => {
  const before = await agencies();
  const taken = await signUp(form(office.accounting.email.toUpperCase()));
  expect([taken.status, Object.keys(taken.error.errors ?? {})]).toEqual([422, ['owner.email']]);
  expect((await signUp(form('x@harbor.test', { instructions: 'x'.repeat(1001) }))).status).toBe(422);
  expect((await signUp(form('x@harbor.test', { packageName: 'Nothing' }))).error.message).toBe(
    'Select a package level.',
  );
  expect(await agencies()).toBe(before);
});

test("an agency's owner gets 403", async () => {
  expect((await office.stranger.client.call(signUpAgency, { body: form('y@harbor.test') })).status).toBe(403);
});

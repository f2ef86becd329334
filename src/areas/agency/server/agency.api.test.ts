import { afterAll, beforeAll, expect, test } from 'vitest';
import { authStatus } from '#areas/session/contract.ts';
import { sessionRoutes } from '#areas/session/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { type AgencyFields, getAgency, listAdministrators, saveAgency } from '../contract.ts';
import { agencyRoutes } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [sessionRoutes, agencyRoutes] });
});
afterAll(() => app.close());

const PNG = `data:image/png;base64,${Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]).toString('base64')}`;
const FIELDS: AgencyFields = {
  name: 'Harbor Insurance',
  logo: PNG,
  customerNoun: 'client',
  blogLink: 'https://harbor.test/blog',
  marketPlaceLink: '',
  themesId: 4,
  customField1: 'Member number',
  customField2: 'Language',
  customField3: 'File',
  showFirstNameLastName: 1,
  proposeProducer: 1,
  officeTabDropdown: 0,
  reportTabDropdown: 1,
  adminTabDropdown: 1,
  leadsTabDropdown: 1,
};

const newAdmin = async () =>
  (await app.newAgency()).newPerson({ permissions: { PRadmin: 1 }, firstName: 'Ann' });

test('white label and theme are saved, reach the next auth/status, and leave one entry in the log', async () => {
  const admin = await newAdmin();
  const saved = await admin.client.call(saveAgency, { body: { ...FIELDS, version: 1 } });
  expect(saved.body).toEqual({ ...FIELDS, version: 2 });
  expect((await admin.client.call(getAgency)).body).toEqual(saved.body);
  const { body } = await admin.client.call(authStatus);
  expect(body.config).toMatchObject({ showFirstNameLastName: 1, proposeProducer: 1 });
  expect(body.whiteLabel).toEqual({
    agencyName: 'Harbor Insurance',
    logo: PNG,
    customerNoun: 'client',
    links: { blog: 'https://harbor.test/blog', marketPlace: '' },
  });
  expect(body.config).toMatchObject({ themesId: 4, customField1: 'Member number', officeTabDropdown: 0 });
  const { rows } = await app.owner.query(
    `SELECT after FROM change_log WHERE subject = 'agency' AND subject_id = $1`,
    [admin.masterId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].after).toMatchObject({ name: 'Harbor Insurance', themesId: 4 });
  expect(rows[0].after.logo).not.toContain(PNG);
});

test('a stale version is refused with the current record; of two simultaneous saves, one is accepted', async () => {
  const admin = await newAdmin();
  const saves = ['One', 'Two'].map((name) =>
    admin.client.call(saveAgency, { body: { ...FIELDS, name, version: 1 } }),
  );
  const answers = await Promise.all(saves);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.error).toMatchObject({ changedBy: 'Ann Example', current: { version: 2 } });
});

test('what the provider sets is not the agency’s to change', async () => {
  const admin = await newAdmin();
  const body = { ...FIELDS, liteSwitch: 4, isReceiveLeads: 1, addOns: [49], isProvider: true };
  expect((await admin.client.call(saveAgency, { body })).status).toBe(200);
  const { rows } = await app.owner.query(
    'SELECT lite_switch, is_receive_leads, add_ons, is_provider FROM agencies WHERE master_id = $1',
    [admin.masterId],
  );
  expect(rows).toEqual([{ lite_switch: 1, is_receive_leads: false, add_ons: [], is_provider: false }]);
});

test('bad input is refused field by field', async () => {
  const admin = await newAdmin();
  const refused = async (change: object) => {
    const { status, body } = await admin.client.call(saveAgency, { body: { ...FIELDS, ...change } });
    return status === 422 ? Object.keys(body.errors) : status;
  };
  expect(await refused({ name: '  ', customerNoun: '<b>', themesId: 7 })).toEqual([
    'name',
    'customerNoun',
    'themesId',
  ]);
  expect(await refused({ blogLink: 'javascript:alert(1)' })).toEqual(['blogLink']);
  expect(await refused({ logo: 'https://elsewhere.test/spy.png' })).toEqual(['logo']);
  expect(await refused({ logo: `data:image/png;base64,${btoa('<script>alert(1)</script>')}` })).toEqual([
    'logo',
  ]);
  expect(await refused({ logo: `data:image/png;base64,${'A'.repeat(70_000)}` })).toEqual(['logo']);
});

test('anyone signed in learns who administers their agency, owners first', async () => {
  const agency = await app.newAgency();
  await agency.newPerson({ firstName: 'Ada', lastName: 'Zimmer', permissions: { PRowner: 1 } });
  await agency.newPerson({ firstName: 'Bob', lastName: 'Adams', permissions: { PRadmin: 1 } });
  const gone = await agency.newPerson({ lastName: 'Gone', permissions: { PRadmin: 1 } });
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = $1', [gone.id]);
  await newAdmin();
  const { client } = await agency.newPerson({ permissions: { PRadmin: 0 } });
  const { body } = await client.call(listAdministrators);
  expect(body.results.map(({ name, role }: { name: string; role: string }) => `${name}, ${role}`)).toEqual([
    'Ada Zimmer, Owner',
    'Bob Adams, Administrator',
  ]);
});

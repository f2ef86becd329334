import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { getMenuData } from '../contract.ts';
import { menuRoutes } from './public.ts';

const REPORT = { title: 'Receipts', link: '/reports/receipts', words: '' };
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [(mount) => menuRoutes(mount, () => [REPORT])] });
});
afterAll(() => app.close());

test('the menu data are report, training, admin and offices, for whom their gates are open', async () => {
  const agency = await app.newAgency();
  const officeId = await agency.newOffice('Harbor Office');
  await (await app.newAgency()).newOffice('Of another agency');
  const { client } = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const { body } = await client.call(getMenuData);
  expect(Object.keys(body)).toEqual(['report', 'training', 'admin', 'offices']);
  expect(body.offices).toEqual([{ title: 'Harbor Office', link: `/office/view/${officeId}`, words: '' }]);
  expect(body.report).toEqual([REPORT]);
  expect(body.admin.map(({ title }: { title: string }) => title)).toContain('Employees');
});

test('someone who may open neither Admin, Office nor Reports gets none of them in the menu', async () => {
  const agency = await app.newAgency();
  await agency.newOffice();
  const { client } = await agency.newPerson({ permissions: { PRshowReportsMenuDropdown: 0 } });
  expect((await client.call(getMenuData)).body).toEqual({ report: [], training: [], admin: [], offices: [] });
});

test('an office that was closed is not in the menu', async () => {
  const agency = await app.newAgency();
  const officeId = await agency.newOffice();
  await app.owner.query('UPDATE offices SET closed_at = now() WHERE id = $1', [officeId]);
  const { client } = await agency.newPerson({ permissions: { PRowner: 1 } });
  expect((await client.call(getMenuData)).body.offices).toEqual([]);
});

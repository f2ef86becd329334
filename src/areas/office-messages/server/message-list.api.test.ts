import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { officeMessageRoutes } from './public.ts';
import { buildOfficeMessage } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [officeMessageRoutes] });
  agency = await app.newAgency();
  admin = await agency.newPerson({ permissions: { PRowner: 1 } });
  const [airport, bay] = [await agency.newOffice('airport'), await agency.newOffice('Bay')];
  const rows: [number, string][] = [
    [bay, '<p>Ébony</p>'],
    [airport, 'Delta'],
    [bay, '<strong>alpha</strong>'],
    [airport, '<ul><li>Bravo</li></ul>'],
  ];
  for (const [office_id, message] of rows)
    await buildOfficeMessage(app.owner, agency.masterId, { office_id, message });
  await buildOfficeMessage(app.owner, (await app.newAgency()).masterId);
});
afterAll(() => app.close());

const list = async (query: object = {}) =>
  (await admin.client.call(contract.listMessages, { query: { ...query } })).body;
const texts = async (query: object = {}) =>
  (await list(query)).results.map(({ message }: contract.OfficeMessage) =>
    message.replaceAll(/<[^>]*>/g, ''),
  );

test('without a page all are listed, the newest first', async () => {
  expect(await texts()).toEqual(['Bravo', 'alpha', 'Delta', 'Ébony']);
  expect((await list()).pagination).toMatchObject({ total: 4, last_page: 1, from: 1, to: 4 });
});

test('both columns sort both ways, by what people read', async () => {
  expect(await texts({ sort: 'message' })).toEqual(['alpha', 'Bravo', 'Delta', 'Ébony']);
  expect(await texts({ sort: 'message', reverse: 1 })).toEqual(['Ébony', 'Delta', 'Bravo', 'alpha']);
  expect(await texts({ sort: 'office' })).toEqual(['Bravo', 'Delta', 'alpha', 'Ébony']);
  expect(await texts({ sort: 'office', reverse: 1 })).toEqual(['alpha', 'Ébony', 'Bravo', 'Delta']);
});

test('it comes in pages when asked for; a page past the end is the last one', async () => {
  expect(await texts({ page: 2, per_page: 3 })).toEqual(['Ébony']);
  expect((await list({ page: 9, per_page: 3 })).pagination).toMatchObject({
    current_page: 2,
    from: 4,
    to: 4,
  });
  expect((await list({ page: 1 })).pagination.per_page).toBe(15);
});

test('an unknown column is refused at its field', async () => {
  const { status, error } = await admin.client.call(contract.listMessages, {
    query: { sort: 'id', reverse: 2 },
  });
  expect([status, error.errors]).toEqual([
    422,
    { sort: ['This is not a column.'], reverse: ['Must be 0 or 1.'] },
  ]);
});

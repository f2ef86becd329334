import { afterAll, beforeAll, expect, test } from 'vitest';
import { signOut } from '#areas/session/contract.ts';
import { sessionRoutes } from '#areas/session/server/public.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { employeeRoutes } from './public.ts';

let app: TestApp;
let agency: TestAgency;
let boss: TestPerson;
let officeId: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [employeeRoutes, sessionRoutes] });
  agency = await app.newAgency();
  officeId = await agency.newOffice('Harbor Office');
  const annex = await agency.newOffice('Annex');
  boss = await person('Zoë', 'Abbott', { permissions: { PRowner: 1 }, officeId });
  await person('André', 'Núñez', { permissions: { PRadmin: 1 }, officeId: annex });
  const carl = await person('Carl', 'Berg', {});
  const bea = await person('Bea', 'Cole', { officeId });
  const change = (sql: string, id: number) => app.owner.query(sql, [id]);
  await change(`UPDATE employees SET disabled_at = now(), job_title = 'Clerk' WHERE id = $1`, bea.id);
  await change(`UPDATE sessions SET last_seen_at = now() - interval '1 hour' WHERE employee_id = $1`, bea.id);
  await change('DELETE FROM sessions WHERE employee_id = $1', carl.id);
  await change(`UPDATE logins SET password_hash = '', last_seen_at = NULL WHERE employee_id = $1`, carl.id);
});
afterAll(() => app.close());

const person = (firstName: string, lastName: string, more: object) =>
  agency.newPerson({ firstName, lastName, email: `${lastName.toLowerCase()}@list.test`, ...more });
const list = (query: object) => boss.client.call(contract.listEmployees, { query: { ...query } });
const names = async (query: object) =>
  (await list(query)).body.results.map(({ name }: { name: string }) => name.split(' ')[0]);

test('a row shows name, email, job title, office, role, state and when the person was last here', async () => {
  const { body } = await list({ query: 'cole' });
  expect(body.results).toEqual([
    {
      id: expect.any(Number),
      name: 'Bea Cole',
      email: 'cole@list.test',
      jobTitle: 'Clerk',
      office: 'Harbor Office',
      role: 'Employee',
      state: 'Disabled',
      lastSeenAt: expect.stringMatching(/Z$/),
    },
  ]);
  const [carl] = (await list({ query: 'carl' })).body.results;
  expect(carl).toMatchObject({ office: '', state: 'Invited', lastSeenAt: null });
});

test.each([
  [{}, ['André', 'Bea', 'Carl', 'Zoë']],
  [{ query: 'NUNEZ andre' }, ['André']],
  [{ query: 'list.test  zoe' }, ['Zoë']],
  [{ query: 'nunez zoe' }, []],
  [{ query: '%' }, []],
  [{ state: 'Active' }, ['André', 'Zoë']],
  [{ state: 'Invited' }, ['Carl']],
  [{ state: 'Disabled' }, ['Bea']],
  [{ office: 0 }, ['Carl']],
])('%j finds %j', async (query, found) => {
  expect(await names(query)).toEqual(found);
});

test('the filter by office, together with the others', async () => {
  expect(await names({ office: officeId })).toEqual(['Bea', 'Zoë']);
  expect(await names({ office: officeId, state: 'Active' })).toEqual(['Zoë']);
  expect(await names({ office: 999_999 })).toEqual([]);
});

test.each([
  ['name', ['André', 'Bea', 'Carl', 'Zoë'], ['Zoë', 'Carl', 'Bea', 'André']],
  ['email', ['Zoë', 'Carl', 'Bea', 'André'], ['André', 'Bea', 'Carl', 'Zoë']],
  ['jobTitle', ['Bea', 'André', 'Carl', 'Zoë'], ['Bea', 'André', 'Carl', 'Zoë']],
  ['office', ['André', 'Bea', 'Zoë', 'Carl'], ['Bea', 'Zoë', 'André', 'Carl']],
  ['role', ['Zoë', 'André', 'Bea', 'Carl'], ['Bea', 'Carl', 'André', 'Zoë']],
  ['state', ['André', 'Zoë', 'Carl', 'Bea'], ['Bea', 'Carl', 'André', 'Zoë']],
])('sorted by %s, empties last either way', async (sort, up, down) => {
  expect(await names({ sort })).toEqual(up);
  expect(await names({ sort, reverse: 1 })).toEqual(down);
});

test('sorted by when they were last here', async () => {
  expect((await names({ sort: 'lastSeenAt' }))[0]).toBe('Bea');
  expect((await names({ sort: 'lastSeenAt', reverse: 1 })).at(-1)).toBe('Carl');
});

test('when somebody was last here outlasts the session', async () => {
  const other = await app.newAgency();
  const admin = await other.newPerson({ permissions: { PRadmin: 1 } });
  const gone = await other.newPerson();
  const lastSeen = async () => {
    const { body } = await admin.client.call(contract.findEmployee, { params: { id: gone.id } });
    return body.lastSeenAt;
  };
  const before = await lastSeen();
  expect(before).toEqual(expect.any(String));
  expect((await gone.client.call(signOut)).status).toBe(204);
  expect(await lastSeen()).toBe(before);
});

test('pages, and a page past the end is the last one', async () => {
  expect((await list({ page: 2, per_page: 3 })).body).toMatchObject({
    results: [{ name: 'Zoë Abbott' }],
    pagination: { current_page: 2, last_page: 2, total: 4, from: 4, to: 4 },
  });
  expect((await list({ page: 9, per_page: 3 })).body.pagination).toMatchObject({ current_page: 2, from: 4 });
});

test.each([
  [{ state: 'Gone' }, { state: ['Choose Active, Invited or Disabled.'] }],
  [{ sort: 'password' }, { sort: ['This is not a column.'] }],
  [{ office: 'Harbor' }, { office: ['Choose an office.'] }],
])('%j is refused', async (query, errors) => {
  expect(await list(query)).toMatchObject({ status: 422, error: { errors } });
});

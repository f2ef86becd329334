import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { dayAt, USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import { customerFigures } from '../contract.ts';
import { customerRoutes } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [customerRoutes] });
});
afterAll(() => app.close());

const insert = (masterId: number, count: number, officeId: number | null, monthsAgo: number) =>
  app.owner.query(
    `INSERT INTO customers (master_id, first_name, last_name, office_id, created_at)
     SELECT $1, 'New', 'Customer ' || n, $3, (date_trunc('month', now() AT TIME ZONE $5) - make_interval(months => $4)) AT TIME ZONE $5
     FROM generate_series(1, $2) n`,
    [masterId, count, officeId, monthsAgo, USUAL_TIME_ZONE],
  );

test('the figures count one’s own agency by month and by office', async () => {
  const agency = await app.newAgency();
  const officeId = await agency.newOffice('Harbor Office');
  const other = await app.newAgency();
  await insert(agency.masterId, 3, officeId, 0);
  await insert(agency.masterId, 2, null, 11);
  await insert(agency.masterId, 1, officeId, 12);
  await insert(other.masterId, 5, null, 0);
  const { client } = await agency.newPerson({ permissions: { dashboardView: 1 } });
  const { body } = await client.call(customerFigures);
  expect(body.total).toBe(6);
  expect(body.offices).toEqual([
    { name: 'Harbor Office', customers: 4 },
    { name: '', customers: 2 },
  ]);
  expect(body.months.map(({ customers }: { customers: number }) => customers)).toEqual([
    2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3,
  ]);
  expect(body.months.at(-1).month).toBe(dayAt(USUAL_TIME_ZONE, new Date()).slice(0, 7));
});

test('an agency without customers has empty figures', async () => {
  const { client } = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  expect((await client.call(customerFigures)).body).toMatchObject({ total: 0, offices: [] });
});

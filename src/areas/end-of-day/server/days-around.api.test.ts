import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildReceipt } from '#areas/receipts/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { OfficeDay } from '../contract.ts';
import { newOfficeWorld, OFFICE_AREAS, type OfficeWorld, officeSteps } from './test-office-day.ts';

let app: TestApp;
let world: OfficeWorld;
let day: ReturnType<typeof officeSteps>;
beforeAll(async () => {
  app = await startTestApp({ areas: OFFICE_AREAS });
});
beforeEach(async () => {
  world = await newOfficeWorld(app);
  day = officeSteps(world);
});
afterAll(() => app.close());

const [SATURDAY, SUNDAY, MONDAY] = ['2026-03-07', '2026-03-08', '2026-03-09'];

/** The days that the strip of Monday shows of the weekend before it. */
async function weekendShown(): Promise<OfficeDay['days']> {
  const { days } = await day.look({ office: world.office, date: MONDAY });
  return days.filter(({ date }: { date: string }) => date === SATURDAY || date === SUNDAY);
}

const ofSaturday = () => ({
  master_id: world.agency.masterId,
  office_id: world.office,
  employee_id: world.manager.id,
  day: SATURDAY,
});

test('a weekend on which nobody worked is not among the days', async () => {
  expect(await weekendShown()).toEqual([]);
});

test('a Saturday that was closed is among the days, with its state', async () => {
  const saturday = { office: world.office, date: SATURDAY };
  await day.count({ 100: 1 }, [], saturday);
  await day.close({ ...saturday, reason: 'A dollar was found' });
  expect(await weekendShown()).toEqual([{ date: SATURDAY, state: 'closed', difference: 1 }]);
});

test('a Saturday with a receipt is among the days of its own office alone', async () => {
  await buildReceipt(app.owner, world.agency.masterId, { columns: ofSaturday() });
  expect(await weekendShown()).toEqual([{ date: SATURDAY, state: 'open', difference: null }]);
  const other = await world.agency.newOffice('Harbor Office');
  const { days } = await day.look({ office: other, date: MONDAY });
  expect(days.map(({ date }: { date: string }) => date)).not.toContain(SATURDAY);
});

test('a Saturday with petty cash is among the days', async () => {
  await insertRow(app.owner, 'petty_cash', { ...ofSaturday(), starting: 10_000 });
  expect(await weekendShown()).toEqual([{ date: SATURDAY, state: 'open', difference: null }]);
});

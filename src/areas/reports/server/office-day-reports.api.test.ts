import { afterAll, beforeAll, expect, test } from 'vitest';
import { listHours } from '#areas/time-clock/hours-contract.ts';
import { timeClockRoutes } from '#areas/time-clock/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { ReportAnswer } from '../contract.ts';
import { reportRoutes } from './public.ts';
import { ALL_DAYS, newReportWorld, type ReportWorld } from './test-world.ts';

let app: TestApp;
let world: ReportWorld;
beforeAll(async () => {
  app = await startTestApp({ areas: [reportRoutes, (mount) => timeClockRoutes(mount)] });
  world = await newReportWorld(app);
});
afterAll(() => app.close());

const cents = (dollars: number | null | undefined) => Math.round((dollars ?? 0) * 100);
const minutesOf = (condition = '', ...values: unknown[]) =>
  world.sum(
    `SELECT coalesce(sum(extract(epoch FROM clocked_out_at - clocked_in_at)) / 60, 0) FROM time_clock_entries
     WHERE master_id = $1 ${condition}`,
    ...values,
  );

test('hours are those of the time clock, and those that its own list comes to', async () => {
  const { total } = (await world.show('hours', ALL_DAYS)).body as ReportAnswer;
  expect(total.minutes).toBe(await minutesOf());
  const spring = { from: '2026-03-01', to: '2026-06-30' };
  const list = (await world.person.client.call(listHours, { query: spring })).body;
  const report = (await world.show('hours', spring)).body as ReportAnswer;
  expect(report.total).toEqual({ days: list.pagination.total, minutes: list.minutes });
});

test('a stay past midnight is in the hours of both days', async () => {
  const asked = { ...ALL_DAYS, by: 'day', person: world.colleague.id };
  const { groups } = (await world.show('hours', asked)).body as ReportAnswer;
  const on = (key: string) => groups.find((group) => group.key === key)?.figures.minutes;
  expect([on('2026-03-03'), on('2026-03-04')]).toEqual([120, 80]);
});

test('a week of hours begins on Monday, and weeks are in the order of the calendar', async () => {
  const asked = { from: '2026-03-02', to: '2026-03-15', by: 'week', person: world.person.id };
  const { groups } = (await world.show('hours', asked)).body as ReportAnswer;
  expect(groups.map(({ key, label, figures }) => [key, label, figures.days])).toEqual([
    ['2026-03-02', 'Week of 03/02/2026', 2],
    ['2026-03-09', 'Week of 03/09/2026', 1],
  ]);
});

test('someone who is no administrator sees their own hours alone, in figures, rows and files', async () => {
  const { colleague, person } = world;
  const own = await minutesOf('AND employee_id = $2', colleague.id);
  const { total, groups } = (await world.show('hours', ALL_DAYS, colleague)).body as ReportAnswer;
  expect([total.minutes, groups.map(({ key }) => key)]).toEqual([own, [String(colleague.id)]]);
  const { results } = (await world.rows('hours', { ...ALL_DAYS, per_page: 500 }, colleague)).body;
  expect(new Set(results.map((row: { cells: { person: string } }) => row.cells.person))).toEqual(
    new Set([colleague.name]),
  );
  expect((await world.file('hours', { ...ALL_DAYS, what: 'rows' }, colleague)).body).not.toContain(
    person.name,
  );
  const others = { ...ALL_DAYS, person: person.id };
  expect((await world.show('hours', others, colleague)).body.groups).toEqual([]);
  expect((await world.rows('hours', others, colleague)).body.results).toEqual([]);
  const group = { ...ALL_DAYS, by: 'person', group: String(person.id) };
  expect((await world.rows('hours', group, colleague)).body.results).toEqual([]);
});

test('a row of hours leads to that day of that person', async () => {
  const asked = { from: '2026-03-02', to: '2026-03-02', person: world.person.id };
  const { results } = (await world.rows('hours', asked)).body;
  expect(results).toMatchObject([
    {
      link: `/hours?from=2026-03-02&to=2026-03-02&person=${world.person.id}`,
      cells: { person: world.person.name, day: '2026-03-02', office: 'Harbor Office', minutes: 430 },
    },
  ]);
});

test('overage and shortage are what drawers ended with against what should have been left', async () => {
  const { total } = (await world.show('petty-cash', ALL_DAYS)).body as ReportAnswer;
  const off = `ending - (starting - coalesce((SELECT sum(p.amount) FROM petty_cash_payouts p
    WHERE p.master_id = d.master_id AND p.petty_cash_id = d.id), 0))`;
  const sum = (what: string) => world.sum(`SELECT ${what} FROM petty_cash d WHERE master_id = $1`);
  expect([total.drawers, total.open, total.differences]).toEqual([
    await sum('count(*)'),
    1,
    await sum(`count(*) FILTER (WHERE ${off} <> 0)`),
  ]);
  expect([total.overage, total.shortage, total.variance].map(cents)).toEqual([
    await sum(`sum(greatest(0, ${off}))`),
    await sum(`sum(greatest(0, -(${off})))`),
    await sum(`sum(abs(${off}))`),
  ]);
  expect(cents(total.payouts)).toBe(
    await world.sum('SELECT sum(amount) FROM petty_cash_payouts WHERE master_id = $1'),
  );
});

test('a drawer that is open has neither an ending nor a difference, and leads to its day', async () => {
  const { results } = (await world.rows('petty-cash', { ...ALL_DAYS, figure: 'open' })).body;
  expect(results).toMatchObject([
    {
      link: `/eod?office=${world.offices[0]}&date=2026-04-25`,
      cells: { person: world.person.name, office: 'Harbor Office', ending: null, difference: null },
    },
  ]);
});

test('the filters of petty cash narrow figures and rows alike', async () => {
  const asked = { ...ALL_DAYS, office: world.offices[1], person: world.colleague.id };
  const { total } = (await world.show('petty-cash', asked)).body as ReportAnswer;
  expect(total.drawers).toBe(
    await world.sum(
      'SELECT count(*) FROM petty_cash WHERE master_id = $1 AND office_id = $2 AND employee_id = $3',
      asked.office,
      asked.person,
    ),
  );
  expect((await world.rows('petty-cash', asked)).body.pagination.total).toBe(total.drawers);
});

test('petty cash of others is for those who may see the end of the day', async () => {
  const { colleague } = world;
  const answers = [world.show, world.rows, world.file].map((ask) => ask('petty-cash', ALL_DAYS, colleague));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([403, 403, 403]);
  await app.owner.query(`UPDATE employees SET permissions = '{"PRviewEOD": 1}' WHERE id = $1`, [
    colleague.id,
  ]);
  expect((await world.show('petty-cash', ALL_DAYS, colleague)).body.total).toEqual(
    (await world.show('petty-cash', ALL_DAYS)).body.total,
  );
});

import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { statementPdf } from '#areas/commission-statements/contract.ts';
import { buildCommissionStatement } from '#areas/commission-statements/server/test-data.ts';
import { customerFigures, saveCustomer } from '#areas/customers/contract.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { leadFollowUps, leadStats } from '#areas/leads/list-contract.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { referFriend } from '#areas/referrals/contract.ts';
import { buildReferral } from '#areas/referrals/server/test-data.ts';
import { listDueTasks } from '#areas/tasks/list-contract.ts';
import { buildTask } from '#areas/tasks/server/test-data.ts';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { AREA_ROUTES } from './areas.ts';

// Two offices of one agency, where it is usually a different day.
const [EAST, WEST] = ['Pacific/Guam', 'Pacific/Honolulu'];
/** New Year's Day in Guam and in Greenwich, New Year's Eve in Honolulu. */
const NEW_YEAR = new Date('2027-01-01T03:30:00Z');

let app: TestApp;
let east: TestPerson;
let west: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: AREA_ROUTES });
  const agency = await app.newAgency({ liteSwitch: 4 });
  const personAt = async (time_zone: string) => {
    const officeId = await buildOffice(app.owner, agency.masterId, { name: time_zone, time_zone });
    return agency.newPerson({ permissions: { PRowner: 1 }, officeId });
  };
  east = await personAt(EAST);
  west = await personAt(WEST);
});
afterAll(() => app.close());
afterEach(() => {
  vi.useRealTimers();
});

const atNewYear = () => vi.useFakeTimers({ now: NEW_YEAR, toFake: ['Date'] });

test('months in figures begin by the office’s clock', async () => {
  const { rows } = await app.owner.query(
    `SELECT to_char(begins, 'YYYY-MM') AS month, to_char(begins - interval '1 month', 'YYYY-MM') AS before,
       (begins AT TIME ZONE $1) - interval '1 hour' AS moment
     FROM (SELECT date_trunc('month', now() AT TIME ZONE $1) - interval '2 months' AS begins) m`,
    [WEST],
  );
  const { month, before, moment } = rows[0];
  await buildCustomer(app.owner, east.masterId, { created_at: moment });
  await buildLead(app.owner, east.masterId, { created_at: moment });
  const counted = async (person: TestPerson) => {
    const customers = (await person.client.call(customerFigures)).body.months;
    const leads = (await person.client.call(leadStats)).body.months;
    const found = [...customers, ...leads].filter((each) => each.customers === 1 || each.leads === 1);
    return found.map((each) => each.month);
  };
  expect(await counted(west)).toEqual([before, before]);
  expect(await counted(east)).toEqual([month, month]);
});

test('a birthday is in the future by the office’s clock', async () => {
  atNewYear();
  const request = { params: { id: 0 }, body: { lastName: 'Young', dob: '2027-01-01' } };
  expect((await east.client.call(saveCustomer, request)).status).toBe(200);
  expect((await west.client.call(saveCustomer, request)).error.errors).toEqual({
    dob: ['A birthday cannot be in the future.'],
  });
});

test('tasks and follow-ups are due by the office’s clock, unless the screen says what day it is there', async () => {
  for (const { id } of [east, west]) {
    await buildTask(app.owner, east.masterId, { assigned_to: id, due_on: '2026-12-31' });
    await buildLead(app.owner, east.masterId, {
      assigned_to: id,
      status: 'open',
      follow_up_on: '2026-12-31',
    });
  }
  atNewYear();
  const due = async ({ client, id }: TestPerson) => {
    const { overdue, today } = (await client.call(listDueTasks)).body;
    const { counts } = (await client.call(leadFollowUps, { query: { assignee: id } })).body;
    return { tasks: { overdue, today }, leads: counts };
  };
  expect(await due(east)).toEqual({
    tasks: { overdue: 1, today: 0 },
    leads: { overdue: 1, today: 0, week: 0 },
  });
  expect(await due(west)).toEqual({
    tasks: { overdue: 0, today: 1 },
    leads: { overdue: 0, today: 1, week: 0 },
  });
});

test('what is sent or printed with a day has the office’s day', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const moment = new Date(`${yesterday}T03:30:00Z`);
  const shown = (zone: string) =>
    moment.toLocaleDateString('en-US', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const friend = { friendName: 'Ida', email: 'ida@friend.test', agency: '', message: '' };
  const invited = { friend_email: friend.email, created_at: moment };
  await buildReferral(app.owner, { ...east, employeeId: east.id }, invited);
  const id = await buildCommissionStatement(app.owner, east.masterId);
  await app.owner.query('UPDATE commission_statements SET created_at = $1 WHERE id = $2', [moment, id]);
  for (const [{ client }, zone] of [
    [east, EAST],
    [west, WEST],
  ] as const) {
    const { error } = await client.call(referFriend, { body: friend });
    expect(error.errors).toEqual({ email: [`Pat Example invited this address on ${shown(zone)}.`] });
    const pdf = await client.call(statementPdf, { params: { id } });
    expect(readPdfText(pdf.bytes)).toContain(shown(zone));
  }
});

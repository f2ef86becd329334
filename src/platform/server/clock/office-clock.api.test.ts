import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayAt, USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import type { TestAgency } from '../testing/test-agency.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { officeDay, todayAt, yearOfMonths } from './office-clock.ts';

let app: TestApp;
let agency: TestAgency;
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
  agency = await app.newAgency();
});
afterAll(() => app.close());

const ask = <Row>(statement: ReturnType<typeof sql<Row>>) =>
  app.services.database.asTenant(agency, async (db) => (await statement.execute(db)).rows);

test.each(['Pacific/Honolulu', 'America/New_York', 'Pacific/Guam', undefined])(
  'the database and the server tell the same day of an office in %s',
  async (zone) => {
    const officeId = zone === undefined ? null : await agency.newOffice(zone);
    await app.owner.query('UPDATE offices SET time_zone = $1 WHERE id = $2', [zone, officeId]);
    const moment = new Date('2027-01-01T04:59:00Z');
    const day = officeDay(sql`${moment}::timestamptz`, officeId);
    const expected = (at: Date) => dayAt(zone ?? USUAL_TIME_ZONE, at);
    const [found] = await ask(sql<{ day: string; today: string; now: Date }>`
      SELECT ${day} AS day, ${todayAt(officeId)} AS today, now() AS now`);
    expect(found).toMatchObject({ day: expected(moment), today: expected(found?.now as Date) });
  },
);

test.each(['Pacific/Honolulu', 'America/New_York', 'Pacific/Guam'])(
  'a year of months in %s begins and ends at midnight there, without a gap',
  async (zone) => {
    const months = await ask(sql<{ month: string; begins: Date; ends: Date }>`
      SELECT month, begins, ends FROM ${yearOfMonths(zone)} AS m ORDER BY month`);
    expect(months).toHaveLength(12);
    for (const [at, { month, begins, ends }] of months.entries()) {
      expect(dayAt(zone, begins)).toBe(`${month}-01`);
      expect(dayAt(zone, new Date(begins.getTime() - 1))).not.toContain(month);
      expect(months[at + 1]?.begins ?? ends).toEqual(ends);
    }
    expect(months.at(-1)?.month).toBe(dayAt(zone, new Date()).slice(0, 7));
  },
);

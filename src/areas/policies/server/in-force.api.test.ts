import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { isInForce, isOver, isWritten, shownStatus, stateOf } from '../rules.ts';
import { POLICY_STATUSES } from '../statuses.ts';
import { policyRoutes } from './public.ts';
import { isInForceSql, isOverSql, isWrittenSql, shownStatusSql, stateSql } from './shown-status.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [policyRoutes] });
});
afterAll(() => app.close());

const day = fc.integer({ min: 10, max: 20 }).map((date) => `2026-11-${date}`);
const asked = fc.record({
  today: day,
  terms: fc.array(
    fc.record({
      status: fc.constantFrom(...POLICY_STATUSES),
      effdate: day,
      expdate: day,
      cancelledOn: fc.option(day),
    }),
    { minLength: 100, maxLength: 100 },
  ),
});

test('the database says of every term what the rules say: in force, to come, over or written', async () => {
  const { masterId } = await app.newAgency();
  await app.services.database.asTenant({ masterId }, (db) =>
    fc.assert(
      fc.asyncProperty(asked, async ({ today, terms }) => {
        const now = sql<string>`${today}::date`;
        const { rows } = await sql`
          SELECT ${isInForceSql(now)} AS "isInForce", ${isOverSql(now)} AS "isOver", ${stateSql(now)} AS state,
            ${shownStatusSql(now)} AS shown, ${isWrittenSql(now)} AS "isWritten"
          FROM ROWS FROM (json_to_recordset(${JSON.stringify(terms)}::json)
            AS (status text, effdate date, expdate date, "cancelledOn" date))
            WITH ORDINALITY AS p (status, effdate, expdate, cancelled_on, place)
          ORDER BY place`.execute(db);
        expect(rows).toEqual(
          terms.map((term) => ({
            isInForce: isInForce(term, today),
            isOver: isOver(term, today),
            state: stateOf(term, today),
            isWritten: isWritten(term, today),
            shown: shownStatus(term.status, term.expdate, today),
          })),
        );
      }),
      { numRuns: 20 },
    ),
  );
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../line-contract.ts';
import { commissionRoutes } from './public.ts';
import { buildCommissionFile, buildCommissionLine } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes] });
});
afterAll(() => app.close());

let agency: TestAgency;
let person: TestPerson;
let colleague: TestPerson;
let file: number;
beforeEach(async () => {
  agency = await app.newAgency();
  person = await agency.newPerson({ permissions: { PRadmin: 1 } });
  colleague = await agency.newPerson({ permissions: { PRadmin: 1 }, firstName: 'Cleo' });
  file = await buildCommissionFile(app.owner, agency.masterId);
});

/** Of $10.00. */
const line = (columns: Record<string, unknown> = {}) =>
  buildCommissionLine(app.owner, agency.masterId, { file_id: file, ...columns });
const adjust = (details: unknown, who = person) =>
  who.client.call(contract.adjustLines, { params: { id: file }, body: { details } });
const adjusted = async () => {
  const { body } = await person.client.call(contract.listLines, { params: { id: file }, body: {} });
  return body.data.map((each: { adjusted: number }) => each.adjusted);
};

test('adjusting sets the amounts of pending lines; what did not change is not counted', async () => {
  const [one, two] = [await line(), await line()];
  const both = [
    { id: one, amount: -3.5 },
    { id: two, amount: 10 },
  ];
  expect((await adjust(both)).body).toEqual({ affected_items: 1 });
  expect(await adjusted()).toEqual([-3.5, 10]);
  expect((await adjust([{ id: two, amount: 10 }])).body).toEqual({ affected_items: 0 });
  const elsewhere = await line({ file_id: await buildCommissionFile(app.owner, agency.masterId) });
  expect((await adjust([{ id: elsewhere, amount: 1 }])).status).toBe(409);
});

test.each([1e9, 12.345, 'twelve', null])('the amount %s is refused', async (amount) => {
  const id = await line();
  expect((await adjust([{ id, amount }])).status).toBe(422);
  const policy = await buildPolicy(app.owner, agency.masterId);
  const manual = { params: { fileId: file }, body: { policy, amount } };
  expect((await person.client.call(contract.addManualLine, manual)).status).toBe(422);
  expect(await adjusted()).toEqual([10]);
});

test('two people adjust the same line: who comes second is told by whom and what it is now, and saves nothing', async () => {
  const [theirs, other] = [await line({ policy_number: 'HO-7', customer_name: 'M JOHNSON' }), await line()];
  expect((await adjust([{ id: theirs, amount: 12, was: 10 }], colleague)).status).toBe(200);
  const mine = [
    { id: theirs, amount: 15, was: 10 },
    { id: other, amount: 9, was: 10 },
  ];
  const refused = await adjust(mine);
  expect([refused.status, refused.error.changedBy]).toEqual([409, colleague.name]);
  expect(refused.error.current).toEqual({
    affected_items: 0,
    changed: [{ id: theirs, policy: 'HO-7', customer: 'M JOHNSON', adjusted: 12 }],
  });
  expect(await adjusted()).toEqual([12, 10]);
  const kept = await adjust(mine.map((each) => (each.id === theirs ? { ...each, was: 12 } : each)));
  expect(kept.body).toEqual({ affected_items: 2 });
  expect(await adjusted()).toEqual([15, 9]);
});

test('at the same moment one of two is asked', async () => {
  const id = await line();
  const answers = await Promise.all([
    adjust([{ id, amount: 12, was: 10 }]),
    adjust([{ id, amount: 15, was: 10 }], colleague),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('nobody is asked about the amount that both want, nor without saying what was shown', async () => {
  const id = await line();
  await adjust([{ id, amount: 12, was: 10 }], colleague);
  expect((await adjust([{ id, amount: 12, was: 10 }])).body).toEqual({ affected_items: 0 });
  expect((await adjust([{ id, amount: 15 }])).body).toEqual({ affected_items: 1 });
});

test('a line that a colleague staged meanwhile is left out, as it is without a word of what was shown', async () => {
  const [staged, pending] = [await line(), await line()];
  const request = { params: { id: file }, body: { new_status: 2, details: [staged] } };
  await colleague.client.call(contract.updateLines, request);
  const both = [staged, pending].map((id) => ({ id, amount: 7, was: 10 }));
  expect((await adjust(both)).body).toEqual({ affected_items: 1 });
  expect(await adjusted()).toEqual([10, 7]);
});

test('the log keeps who adjusted which lines from what to what', async () => {
  const id = await line();
  await adjust([{ id, amount: 12, was: 10 }], colleague);
  const { rows } = await app.owner.query(
    `SELECT employee_id, action, before, after FROM change_log WHERE master_id = $1`,
    [agency.masterId],
  );
  expect(rows).toEqual([
    {
      employee_id: colleague.id,
      action: 'adjusted',
      before: { lines: [[id, 1000]], affected: null },
      after: { lines: [[id, 1200]], affected: 1 },
    },
  ]);
});

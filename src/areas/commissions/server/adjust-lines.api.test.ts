import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../line-contract.ts';
import { commissionRoutes } from './public.ts';
import { buildCommissionFile } from './test-data.ts';
import { newFile, type TestFile } from './test-file.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes] });
});
afterAll(() => app.close());

let file: TestFile;
let colleague: TestPerson;
beforeEach(async () => {
  file = await newFile(app);
  colleague = await file.agency.newPerson({ permissions: { PRadmin: 1 }, firstName: 'Cleo' });
});

const adjusted = async () => {
  const { data } = await file.list();
  return data.map((each: { adjusted: number }) => each.adjusted);
};

test('adjusting sets the amounts of pending lines; what did not change is not counted', async () => {
  const [one, two] = [await file.line(), await file.line()];
  const both = [
    { id: one, amount: -3.5 },
    { id: two, amount: 10 },
  ];
  expect((await file.adjust(both)).body).toEqual({ affected_items: 1 });
  expect(await adjusted()).toEqual([-3.5, 10]);
  expect((await file.adjust([{ id: two, amount: 10 }])).body).toEqual({ affected_items: 0 });
  const elsewhere = await file.line({ file_id: await buildCommissionFile(app.owner, file.agency.masterId) });
  expect((await file.adjust([{ id: elsewhere, amount: 1 }])).status).toBe(409);
});

test.each([1e9, 12.345, 'twelve', null])('the amount %s is refused', async (amount) => {
  const id = await file.line();
  expect((await file.adjust([{ id, amount }])).status).toBe(422);
  const policy = await buildPolicy(app.owner, file.agency.masterId);
  const manual = { params: { fileId: file.id }, body: { policy, amount, reason: 'Bonus' } };
  expect((await file.person.client.call(contract.addManualLine, manual)).status).toBe(422);
  expect(await adjusted()).toEqual([10]);
});

test('two people adjust the same line: the second is told who changed it and what it is now, and saves nothing', async () => {
  const [theirs, other] = [
    await file.line({ policy_number: 'HO-7', customer_name: 'M JOHNSON' }),
    await file.line(),
  ];
  expect((await file.adjust([{ id: theirs, amount: 12, was: 10 }], colleague)).status).toBe(200);
  const mine = [
    { id: theirs, amount: 15, was: 10 },
    { id: other, amount: 9, was: 10 },
  ];
  const refused = await file.adjust(mine);
  expect([refused.status, refused.error.changedBy]).toEqual([409, colleague.name]);
  expect(refused.error.current).toEqual({
    affected_items: 0,
    changed: [{ id: theirs, policy: 'HO-7', customer: 'M JOHNSON', adjusted: 12 }],
  });
  expect(await adjusted()).toEqual([12, 10]);
  const kept = await file.adjust(mine.map((each) => (each.id === theirs ? { ...each, was: 12 } : each)));
  expect(kept.body).toEqual({ affected_items: 2 });
  expect(await adjusted()).toEqual([15, 9]);
});

test('when both save at the same moment, one of the two is asked', async () => {
  const id = await file.line();
  const answers = await Promise.all([
    file.adjust([{ id, amount: 12, was: 10 }]),
    file.adjust([{ id, amount: 15, was: 10 }], colleague),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('nobody is asked about the amount that both want, nor without saying what was shown', async () => {
  const id = await file.line();
  await file.adjust([{ id, amount: 12, was: 10 }], colleague);
  expect((await file.adjust([{ id, amount: 12, was: 10 }])).body).toEqual({ affected_items: 0 });
  expect((await file.adjust([{ id, amount: 15 }])).body).toEqual({ affected_items: 1 });
});

test('a line that a colleague staged meanwhile is left out, as it is without a word of what was shown', async () => {
  const [staged, pending] = [await file.line(), await file.line()];
  const request = { params: { id: file.id }, body: { new_status: 2, details: [staged] } };
  await colleague.client.call(contract.updateLines, request);
  await app.owner.query('UPDATE commission_lines SET adjusted = 900 WHERE id = $1', [staged]);
  const both = [staged, pending].map((id) => ({ id, amount: 7, was: 10 }));
  expect((await file.adjust(both)).body).toEqual({ affected_items: 1 });
  expect(await adjusted()).toEqual([9, 7]);
});

test('the log keeps who adjusted which lines from what to what', async () => {
  const id = await file.line();
  await file.adjust([{ id, amount: 12, was: 10 }], colleague);
  const { rows } = await app.owner.query(
    `SELECT employee_id, action, before, after FROM change_log WHERE master_id = $1`,
    [file.agency.masterId],
  );
  expect(rows).toEqual([
    {
      employee_id: colleague.id,
      action: 'adjusted',
      before: { lines: [{ line: id, policy: 'TEST-1', amount: 1000 }] },
      after: { lines: [{ line: id, policy: 'TEST-1', amount: 1200 }], affected: 1, reason: 'Checked' },
    },
  ]);
});

test('an adjustment carries a reason, which the line shows until it is what the carrier sent again', async () => {
  const id = await file.line();
  const reasons = async () => (await file.list()).data.map(({ reason }: contract.CommissionLine) => reason);
  const refused = await file.person.client.call(contract.adjustLines, {
    params: { id: file.id },
    body: { details: [{ id, amount: 1 }] },
  });
  expect(refused.error.errors).toEqual({ reason: ['Say why.'] });
  await file.adjust([{ id, amount: 9 }]);
  expect(await reasons()).toEqual(['Checked']);
  await file.adjust([{ id, amount: 10 }]);
  expect(await reasons()).toEqual(['']);
});

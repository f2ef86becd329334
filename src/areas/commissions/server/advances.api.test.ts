import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as lines from '../line-contract.ts';
import { commissionRoutes } from './public.ts';
import { newTerms, type TestTerms } from './test-terms.ts';

let app: TestApp;
let world: TestTerms;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes] });
});
beforeEach(async () => {
  world = await newTerms(app);
});
afterAll(() => app.close());

/** A term whose generated line of $125.00 was adjusted to the dollars and staged. */
async function advanced(dollars: number) {
  const term = await world.policy();
  const { id } = await world.create();
  const [generated] = await world.linesOf(id);
  await adjust(id, generated?.id ?? 0, dollars);
  await world.move(id, 1, 2);
  return { term, file: id, line: generated?.id };
}

const adjust = (id: number, line: number, amount: number) =>
  world.person.client.call(lines.adjustLines, {
    params: { id },
    body: { details: [{ id: line, amount }], reason: 'Checked' },
  });
const deleteFile = (id: number) => world.person.client.call(contract.deleteFiles, { body: { ids: [id] } });
const adjustedOf = async (id: number) => (await world.linesOf(id)).map(({ adjusted }) => adjusted);

test('carrier 125, advance 10: 115 remain to pay', async () => {
  const { term, file, line } = await advanced(10);
  const own = await world.line({ policy_id: term, commission: 125_00, customer_name: 'M JOHNSON' });
  const later = await world.create();
  expect(later.alreadyPaid).toMatchObject({
    lines: 1,
    total: 125,
    remains: 115,
    open: 0,
    details: [{ id: own, customer: 'M JOHNSON', amount: 125, remains: 115, file, paid: 10 }],
  });
  expect(await world.linesOf(later.id)).toMatchObject([{ id: own, commission: 125, adjusted: 115 }]);
  expect(await world.logOf(later.id, 'created')).toMatchObject([
    { after: { alreadyPaid: [{ line: own, amount: 125_00, used: 10_00, paidBy: line, paidIn: file }] } },
  ]);
});

test('advance 125, carrier 100: nothing to pay, the 25 too much is reported and taken off the next line of the term', async () => {
  const { term } = await advanced(125);
  await world.line({ policy_id: term, commission: 100_00 });
  const later = await world.create();
  expect(later.alreadyPaid).toMatchObject({ lines: 1, total: 100, remains: 0, open: 25 });
  await world.line({ policy_id: term, commission: 40_00 });
  const last = await world.create();
  expect(last.alreadyPaid).toMatchObject({ lines: 1, total: 40, remains: 15, open: 0 });
  await world.line({ policy_id: term, commission: 30_00 });
  expect(await world.create()).toMatchObject({ lines: 1, alreadyPaid: { lines: 0 } });
});

test('several carrier lines of a file use the advance up in the order of their days; a chargeback stays as it is', async () => {
  const { term } = await advanced(125);
  await world.line({ policy_id: term, commission: 100_00, transaction_on: '2026-03-22' });
  await world.line({ policy_id: term, commission: 50_00, transaction_on: '2026-03-20' });
  await world.line({ policy_id: term, commission: -20_00, transaction_on: '2026-03-21' });
  const later = await world.create();
  expect(await adjustedOf(later.id)).toEqual([25, 0, -20]);
  expect(later.alreadyPaid).toMatchObject({ lines: 2, total: 150, remains: 25, open: 0 });
});

test('a line that is forwarded keeps what was taken off, and its advance is used once', async () => {
  const { term } = await advanced(10);
  await world.line({ policy_id: term, commission: 125_00 });
  const later = await world.create();
  await world.move(later.id, 1, 4);
  const third = await world.create({ forwardOnly: true });
  expect(await adjustedOf(third.id)).toEqual([115]);
  await world.line({ policy_id: term, commission: 20_00 });
  expect(await adjustedOf((await world.create()).id)).toEqual([20]);
  await deleteFile(third.id);
  await world.move(later.id, 4, 1);
  expect(await adjustedOf(later.id)).toEqual([115]);
});

test('deleting the file of the carrier line gives the advance back, to be taken off once more', async () => {
  const { term, file } = await advanced(10);
  const own = await world.line({ policy_id: term, commission: 125_00 });
  await deleteFile((await world.create()).id);
  const { rows } = await app.owner.query(
    'SELECT adjusted, advance_id, advance_used, before_advance FROM commission_lines WHERE id = $1',
    [own],
  );
  expect(rows).toEqual([{ adjusted: 125_00, advance_id: null, advance_used: 0, before_advance: null }]);
  const again = await world.create();
  expect(await adjustedOf(again.id)).toEqual([115]);
  expect((await deleteFile(file)).status).toBe(409);
});

test('deleting the carrier line gives the advance back to the next one', async () => {
  const { term } = await advanced(10);
  await world.line({ policy_id: term, commission: 125_00 });
  const later = await world.create();
  await world.person.client.call(lines.deleteLines, { params: { id: later.id }, body: { details: '*' } });
  await world.line({ policy_id: term, commission: 50_00 });
  expect(await adjustedOf((await world.create()).id)).toEqual([40]);
});

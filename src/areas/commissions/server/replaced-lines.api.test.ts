import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
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

const deleteFile = (id: number) => world.person.client.call(contract.deleteFiles, { body: { ids: [id] } });

test('a later carrier line replaces a forwarded generated one and is not gathered in addition to it', async () => {
  const term = await world.policy();
  const first = await world.create();
  await world.move(first.id, 1, 4);
  const own = await world.line({ policy_id: term });
  const later = await world.create();
  expect(later.lines).toBe(1);
  expect(await world.linesOf(later.id)).toMatchObject([{ id: own, source: 2, adjusted: 10 }]);
  expect(await world.linesOf(first.id)).toEqual([]);
  expect((await world.create({ forwardOnly: true })).lines).toBe(0);
});

test('a forwarded copy gives way with its original, in whichever files they are, archived ones too', async () => {
  const term = await world.policy();
  const first = await world.create();
  await world.move(first.id, 1, 4);
  await world.person.client.call(contract.archiveFiles, { body: { ids: [first.id] } });
  const second = await world.create({ forwardOnly: true });
  expect(second.lines).toBe(1);
  await world.line({ policy_id: term });
  const later = await world.create();
  expect(later).toMatchObject({
    lines: 1,
    replaced: [
      { file: first.id, lines: 1, total: 125, details: [{ status: 4, amount: 125 }] },
      { file: second.id, lines: 1, total: 125, details: [{ status: 1, amount: 125 }] },
    ],
  });
  expect([await world.linesOf(first.id), await world.linesOf(second.id)]).toEqual([[], []]);
});

test('what other files lost is reported and logged line by line', async () => {
  const terms = [await world.policy(), await world.policy({ policy_number: 'HO-2' })];
  const first = await world.create();
  const lost = await world.linesOf(first.id);
  for (const policy_id of terms) await world.line({ policy_id });
  const later = await world.create();
  expect(later.replaced).toEqual([
    {
      file: first.id,
      company: 'All Companies',
      creator: world.person.name,
      lines: 2,
      total: 250,
      details: lost.map(({ id, policy, customer }) => ({
        id,
        policy: policy.policy,
        customer: customer?.name,
        status: 1,
        amount: 125,
      })),
    },
  ]);
  expect(await world.logOf(first.id, 'lines replaced')).toEqual([
    {
      employee_id: world.person.id,
      before: {
        lines: lost.map(({ id, policy }) => ({
          line: id,
          policy: policy.policy,
          status: 'Pending',
          amount: 12_500,
        })),
      },
      after: { carrierLinesIn: later.id },
    },
  ]);
  expect(await world.logOf(later.id, 'created')).toMatchObject([{ after: { replacedIn: [first.id] } }]);
});

test.each([2, 3])(
  'a term that a generated line of status %i has paid is not paid again by the carrier line',
  async (status) => {
    const term = await world.policy();
    const first = await world.create();
    await world.move(first.id, 1, 2);
    const [paid] = await world.linesOf(first.id);
    await app.owner.query('UPDATE commission_lines SET status = $1 WHERE id = $2', [status, paid?.id]);
    const own = await world.line({ policy_id: term, commission: 11_000 });
    const chargeback = await world.line({ policy_id: term, commission: -500 });
    const later = await world.create();
    expect(later).toMatchObject({
      lines: 2,
      replaced: [],
      alreadyPaid: { lines: 1, total: 110, details: [{ id: own, amount: 110, file: first.id, paid: 125 }] },
    });
    expect(await world.linesOf(later.id)).toMatchObject([
      { id: own, commission: 110, adjusted: 0 },
      { id: chargeback, adjusted: -5 },
    ]);
    expect(await world.logOf(later.id, 'created')).toMatchObject([
      { after: { alreadyPaid: [{ line: own, amount: 11_000, paidBy: paid?.id, paidIn: first.id }] } },
    ]);
  },
);

test('what the carrier has paid meanwhile stays staged, and its file cannot be deleted, until the carrier line is gone', async () => {
  const term = await world.policy();
  const first = await world.create();
  await world.move(first.id, 1, 2);
  await world.line({ policy_id: term, commission: 11_000 });
  const later = await world.create();
  expect((await world.move(first.id, 2, 1)).status).toBe(409);
  const refused = await deleteFile(first.id);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringContaining(`in file ${later.id}`),
  ]);
  expect((await deleteFile(later.id)).status).toBe(204);
  expect((await world.move(first.id, 2, 1)).body).toEqual({ affected_items: 1 });
  const again = await world.create();
  expect(await world.linesOf(again.id)).toMatchObject([{ commission: 110, adjusted: 110 }]);
  expect(await world.linesOf(first.id)).toEqual([]);
});

test('a carrier line that pays nothing is forwarded as such', async () => {
  const term = await world.policy();
  const first = await world.create();
  await world.move(first.id, 1, 2);
  await world.line({ policy_id: term });
  const later = await world.create();
  await world.move(later.id, 1, 4);
  const last = await world.create({ forwardOnly: true });
  expect(await world.linesOf(last.id)).toMatchObject([{ source: 5, adjusted: 0 }]);
  expect((await world.move(first.id, 2, 1)).status).toBe(409);
});

test('forwarded lines of the company are gathered whatever their date', async () => {
  await world.line({ transaction_on: '2025-12-10' });
  const first = await world.create({ start: '2025-12-01', end: '2025-12-31' });
  await world.move(first.id, 1, 4);
  expect(await world.linesOf((await world.create()).id)).toMatchObject([{ source: 5 }]);
});

test('carrier lines, generated lines and staging at the same time: every term is paid once', async () => {
  const terms = [];
  for (let n = 0; n < 6; n++) terms.push(await world.policy({ policy_number: `HO-${n}` }));
  const first = await world.create();
  for (const policy_id of terms) await world.line({ policy_id });
  const [staged, ...created] = await Promise.all([
    world.move(first.id, 1, 2),
    world.create(),
    world.create(),
  ]);
  expect([200, 409]).toContain(staged.status);
  expect(created.reduce((sum, { lines }) => sum + lines, 0)).toBe(6);
  const { rows } = await app.owner.query(
    `SELECT policy_id FROM commission_lines WHERE master_id = $1 AND adjusted <> 0 AND deleted_at IS NULL
     GROUP BY policy_id HAVING count(*) <> 1`,
    [world.person.masterId],
  );
  expect(rows).toEqual([]);
});

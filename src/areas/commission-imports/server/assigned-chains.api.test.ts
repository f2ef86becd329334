import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as core from '#areas/commissions/contract.ts';
import { updateLines } from '#areas/commissions/line-contract.ts';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { assignLine, listUnmatched } from '../unmatched-contract.ts';
import { commissionImportRoutes } from './public.ts';
import { type Carrier, MARCH, newCarrier } from './test-lines.ts';

let app: TestApp;
let world: Carrier;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionImportRoutes] });
});
beforeEach(async () => {
  world = await newCarrier(app);
});
afterAll(() => app.close());

const client = () => world.person.client;
const create = async (body = {}) =>
  (await client().call(core.createFile, { body: { ...MARCH, ...body } })).body;
const assign = async (id: number, policy: number) =>
  (await client().call(assignLine, { params: { id }, body: { policy } })).body;
const forward = (id: number) =>
  client().call(updateLines, { params: { id }, body: { status: 1, new_status: 4, details: '*' } });
const archive = (id: number) => client().call(core.archiveFiles, { body: { ids: [id] } });

/** An unmatched line that was forwarded out of a file and is, as a copy, in a later one. */
async function forwarded(columns = {}) {
  const original = await world.line(columns);
  const first = await create();
  await forward(first.id);
  const later = await create({ forwardOnly: true });
  const { rows } = await app.owner.query('SELECT id FROM commission_lines WHERE forwards_id = $1', [
    original,
  ]);
  return { original, copy: rows[0].id as number, first, later };
}

const policiesOf = async (...ids: number[]) =>
  (await Promise.all(ids.map(world.lineRow))).map(({ policy_id }) => policy_id);

test.each([
  ['with its number', 'ZZ 77'],
  ['without a number', ''],
])(
  'a copy %s that is assigned takes its original along, in an archived file too: the term is not generated',
  async (_, policy_number) => {
    const { original, copy, first, later } = await forwarded({ policy_number });
    await archive(first.id);
    const term = await world.policy();
    expect(await assign(copy, term)).toMatchObject({ assigned: 2 });
    expect(await policiesOf(original, copy)).toEqual([term, term]);
    expect((await create()).lines).toBe(0);
    for (const { id } of [first, later])
      expect(await world.logOf(id, 'lines assigned')).toMatchObject([
        { after: { policy: 'HO-1', lines: [{ amount: 1000 }] } },
      ]);
  },
);

test('a copy of a carrier line counts for its term even though its original has no policy', async () => {
  const { copy } = await forwarded();
  const term = await world.policy();
  await app.owner.query('UPDATE commission_lines SET policy_id = $1 WHERE id = $2', [term, copy]);
  expect((await create()).lines).toBe(0);
});

test('original and copy go to the term that was chosen, although another one fits their day', async () => {
  const { original, copy } = await forwarded();
  await world.policy();
  const later = await world.policy({ effdate: '2027-01-01', expdate: '2028-01-01' });
  await assign(copy, later);
  expect(await policiesOf(original, copy)).toEqual([later, later]);
});

test('what is assigned with an archived original is undone with it', async () => {
  const { original, copy, first } = await forwarded();
  await archive(first.id);
  const { assignment } = await assign(copy, await world.policy());
  expect((await world.undo(assignment)).body).toMatchObject({ lines: 2, files: [{}, {}] });
  expect(await policiesOf(original, copy)).toEqual([null, null]);
});

test('a forwarded line whose copy is settled is paid as it is, and is not offered', async () => {
  const { original, copy } = await forwarded();
  await app.owner.query('UPDATE commission_lines SET status = 3 WHERE id = $1', [copy]);
  expect((await client().call(listUnmatched)).body.results).toEqual([]);
  const term = await world.policy();
  const answer = await client().call(assignLine, { params: { id: original }, body: { policy: term } });
  expect(answer.status).toBe(409);
});

test('undoing an assignment reports and logs the lines of each file with their amounts', async () => {
  const file = await create();
  const first = await world.line({ file_id: file.id });
  const pool = await world.line({ commission: 2500 });
  const { assignment } = await assign(first, await world.policy());
  const { body } = await world.undo(assignment);
  expect(body).toMatchObject({ lines: 2, files: [{ file: file.id, lines: 1, total: 10 }], restored: [] });
  expect(await world.logOf(file.id, 'lines unmatched')).toMatchObject([
    { before: { policy: 'HO-1' }, after: { lines: [{ line: first, amount: 1000 }] } },
  ]);
  expect(await world.logOf(assignment, 'undone', 'commission assignment')).toMatchObject([
    {
      after: {
        lines: [
          { line: first, amount: 1000 },
          { line: pool, amount: 2500 },
        ],
      },
    },
  ]);
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as posting from '#areas/commission-statements/posting-contract.ts';
import { commissionStatementRoutes } from '#areas/commission-statements/server/public.ts';
import * as core from '#areas/commissions/contract.ts';
import { undoCorrection } from '#areas/commissions/correction-contract.ts';
import { type CommissionLine, listLines, updateLines } from '#areas/commissions/line-contract.ts';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { assignLine, listUnmatched } from '../unmatched-contract.ts';
import { commissionImportRoutes } from './public.ts';
import { type Carrier, MARCH, newCarrier } from './test-lines.ts';

let app: TestApp;
let world: Carrier;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionImportRoutes, commissionStatementRoutes] });
});
beforeEach(async () => {
  world = await newCarrier(app);
});
afterAll(() => app.close());

const client = () => world.person.client;
const create = async () => (await client().call(core.createFile, { body: MARCH })).body.id as number;

/** Lines of no policy that are settled for the house and posted, on purpose. */
async function postedUnmatched(lines = 1) {
  const ids: number[] = [];
  for (let n = 0; n < lines; n++) ids.push(await world.line());
  const file = await create();
  const params = { id: file };
  await client().call(updateLines, { params, body: { status: 1, new_status: 2, details: '*' } });
  const body = { despiteUnmatched: true };
  expect((await client().call(posting.settleHouse, { params, body })).status).toBe(200);
  expect((await client().call(posting.postFiles, { body: { ids: [file], ...body } })).status).toBe(200);
  return { file, ids };
}

const assign = (id: number, policy: number) =>
  client().call(assignLine, { params: { id }, body: { policy } });

test('an assignment after posting makes the correcting lines by itself: the reversal and the new line, tied to the original', async () => {
  const { file, ids } = await postedUnmatched();
  const [line = 0] = ids;
  const policy = await world.policy({ effdate: '2026-05-01', expdate: '2027-05-01' });
  expect((await client().call(listUnmatched)).body.results).toEqual([]);
  expect((await client().call(listUnmatched, { query: { settled: 1 } })).body.results).toMatchObject([
    { id: line, file },
  ]);
  const next = await create();
  const { body } = await assign(line, policy);
  expect(body).toMatchObject({
    assigned: 0,
    remembered: true,
    corrected: { lines: 2, total: 10, file: next },
  });
  const { data } = (await client().call(listLines, { params: { id: next }, body: {} })).body;
  const of = (made: CommissionLine) => [made.policy.id, made.adjusted, made.corrects];
  expect(data.map(of)).toEqual([
    [null, -10, { line, file, isReversal: true }],
    [policy, 10, { line, file, isReversal: false }],
  ]);
  expect((await world.lineRow(line)).policy_id).toBeNull();
  expect(await world.logOf(file, 'lines corrected')).toMatchObject([
    { after: { correctedIn: next, reason: expect.stringContaining('Assigned to HO-1') } },
  ]);
  expect((await client().call(listUnmatched, { query: { settled: 1 } })).body.results).toEqual([]);
  expect((await assign(line, policy)).status).toBe(409);
});

test('lines of the same number that were settled are corrected along, and open ones are assigned', async () => {
  const { ids } = await postedUnmatched(2);
  const open = await world.line();
  const policy = await world.policy({ effdate: '2026-05-01', expdate: '2027-05-01' });
  const { body } = await assign(ids[0] ?? 0, policy);
  expect(body).toMatchObject({ assigned: 1, corrected: { lines: 4, total: 20, file: null } });
  expect((await world.lineRow(open)).policy_id).toBe(policy);
});

test('two people assign the same settled line: it is corrected once', async () => {
  const { ids } = await postedUnmatched();
  const policy = await world.policy({ effdate: '2026-05-01', expdate: '2027-05-01' });
  const answers = await Promise.all([assign(ids[0] ?? 0, policy), assign(ids[0] ?? 0, policy)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('the generated line of the term gives way to the correction and comes back with its undo; the term is not generated again', async () => {
  const { ids } = await postedUnmatched();
  const [line = 0] = ids;
  const policy = await world.policy();
  const next = await create();
  const linesIn = async (id: number): Promise<CommissionLine[]> =>
    (await client().call(listLines, { params: { id }, body: {} })).body.data;
  expect((await linesIn(next)).map(({ source }) => source)).toEqual([3]);
  expect((await assign(line, policy)).body).toMatchObject({ replaced: [{ file: next, lines: 1 }] });
  expect((await linesIn(next)).map(({ source }) => source)).toEqual([4, 4]);
  expect(await linesIn(await create())).toEqual([]);
  expect((await client().call(undoCorrection, { params: { id: line } })).status).toBe(200);
  expect((await linesIn(next)).map(({ source }) => source)).toEqual([3]);
});

test('a term that a generated line has paid is not paid once more by a correction', async () => {
  const { ids } = await postedUnmatched();
  const policy = await world.policy();
  const next = await create();
  const body = { status: 1, new_status: 2, details: '*' as const };
  await client().call(updateLines, { params: { id: next }, body });
  const refused = await assign(ids[0] ?? 0, policy);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringContaining('the house has advanced it'),
  ]);
});

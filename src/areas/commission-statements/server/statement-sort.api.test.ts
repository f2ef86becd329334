import { afterAll, beforeAll, expect, test } from 'vitest';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { postFiles } from '../posting-contract.ts';
import { STATEMENT_SORTS, type StatementSort } from '../rules.ts';
import { commissionStatementRoutes } from './public.ts';
import { newWorld } from './test-world.ts';

let app: TestApp;
let owner: TestPerson;
let ids: number[];

/**
 * The first is posted, the second has not been, the third is partly: it takes lines of two files, of which one is
 * posted. Ben made the first and the third.
 */
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionStatementRoutes] });
  const world = await newWorld(app);
  owner = world.owner;
  const create = async (employee: number, note: string) =>
    (await owner.client.call(contract.createStatement, { body: { employee, note } })).body.id as number;
  const post = (file: number) => owner.client.call(postFiles, { body: { ids: [file] } });
  const [one, two, three] = [await world.newFile(), await world.newFile(), await world.newFile()];
  await world.newLine(one, world.ofBoth, 1000);
  const first = await create(world.anna.id, 'May');
  await post(one);
  const second = await create(world.ben.id, '');
  await world.newLine(two, world.ofAnna, 2000);
  await world.newLine(three, world.ofAnna, 2000);
  const third = await create(world.anna.id, 'April');
  await post(two);
  ids = [first, second, third];
  const made = 'UPDATE commission_statements SET created_by = $2 WHERE id = ANY ($1)';
  await app.owner.query(made, [[first, third], world.ben.id]);
  await app.owner.query(made, [[second], world.anna.id]);
  const counts = `UPDATE commission_statements SET period_on = period_on - interval '1 year' WHERE id = $1`;
  await app.owner.query(counts, [second]);
});
afterAll(() => app.close());

const list = async (query: Record<string, unknown>): Promise<number[]> => {
  const { body } = await owner.client.call(contract.listStatements, { query });
  return body.results.map(({ id }: contract.StatementRow) => ids.indexOf(id) + 1);
};

const EXPECTED: Record<StatementSort, { up: number[]; down: number[] }> = {
  id: { up: [1, 2, 3], down: [3, 2, 1] },
  number: { up: [1, 2, 3], down: [3, 2, 1] },
  period: { up: [2, 3, 1], down: [3, 1, 2] },
  employee: { up: [3, 1, 2], down: [2, 3, 1] },
  createdAt: { up: [1, 2, 3], down: [3, 2, 1] },
  createdBy: { up: [2, 3, 1], down: [3, 1, 2] },
  // Without a note: at the end, whichever way the others go.
  note: { up: [3, 1, 2], down: [1, 3, 2] },
  lines: { up: [2, 1, 3], down: [3, 2, 1] },
  amount: { up: [2, 1, 3], down: [3, 1, 2] },
  posted: { up: [2, 1, 3], down: [3, 1, 2] },
  state: { up: [2, 3, 1], down: [1, 3, 2] },
};

test('without an order the newest is first', async () => {
  expect(await list({})).toEqual([3, 2, 1]);
});

test.each(STATEMENT_SORTS)('by %s, equals newest first, and the other way around', async (sort) => {
  expect(await list({ sort })).toEqual(EXPECTED[sort].up);
  expect(await list({ sort, reverse: 1 })).toEqual(EXPECTED[sort].down);
});

test.each(STATEMENT_SORTS)('by %s the pages follow one another without a gap', async (sort) => {
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(...(await list({ sort, page, per_page: 1 })));
  expect(pages).toEqual(EXPECTED[sort].up);
});

test('an unknown column is refused at its field', async () => {
  const { status, error } = await owner.client.call(contract.listStatements, { query: { sort: 'policy' } });
  expect([status, error.errors]).toEqual([422, { sort: ['This is not a column.'] }]);
});

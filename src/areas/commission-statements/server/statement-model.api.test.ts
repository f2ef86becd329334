import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as files from '#areas/commissions/contract.ts';
import { updateLines } from '#areas/commissions/line-contract.ts';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as posting from '../posting-contract.ts';
import { type Producer, stateOf } from '../rules.ts';
import { commissionStatementRoutes } from './public.ts';
import { StatementModel, sum } from './statement-model.ts';
import { newWorld, readLines, type StatementWorld } from './test-world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionStatementRoutes] });
});
afterAll(() => app.close());

const file = fc.nat(1);
const steps = fc.array(
  fc.oneof(
    fc.record({
      what: fc.constant('line' as const),
      file,
      policy: fc.nat(2),
      cents: fc.integer({ min: -5000, max: 90_000 }),
    }),
    fc.record({ what: fc.constant('stage' as const), file }),
    fc.record({ what: fc.constant('unstage' as const), file }),
    fc.record({
      what: fc.constant('create' as const),
      person: fc.nat(1),
      file: fc.option(file),
    }),
    fc.record({ what: fc.constant('house' as const), file }),
    fc.record({ what: fc.constant('unhouse' as const), file }),
    fc.record({ what: fc.constant('remove' as const), which: fc.nat(5) }),
    fc.record({ what: fc.constant('post' as const), file }),
  ),
  { minLength: 15, maxLength: 45 },
);
type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;
type Of<What extends Step['what']> = Extract<Step, { what: What }>;

interface Play {
  world: StatementWorld;
  model: StatementModel;
  files: number[];
  people: number[];
  policies: { id: number; producers: Producer[] }[];
  /** Every statement that ever was. */
  made: number[];
}

async function newPlay(): Promise<Play> {
  const world = await newWorld(app);
  const [anna, ben] = [world.anna.id, world.ben.id];
  return {
    world,
    model: new StatementModel(),
    files: [await world.newFile(), await world.newFile()],
    people: [anna, ben],
    policies: [
      { id: world.ofAnna, producers: [{ employeeId: anna, split: 5000 }] },
      {
        id: world.ofBoth,
        producers: [
          { employeeId: anna, split: 5000 },
          { employeeId: ben, split: 3333 },
        ],
      },
      { id: world.ofHouse, producers: [] },
    ],
    made: [],
  };
}

async function move({ world, model, files: all }: Play, at: number, from: 1 | 2, to: 1 | 2): Promise<void> {
  const id = all[at] as number;
  const { status } = await world.owner.client.call(updateLines, {
    params: { id },
    body: { status: from, new_status: to, details: '*' },
  });
  expect(status).toBe(model.move(id, from, to) > 0 ? 200 : 409);
}

const RUN: { [What in Step['what']]: (play: Play, step: Of<What>) => Promise<void> } = {
  async line({ world, model, files: all, policies }, { file: at, policy, cents }) {
    const [to, { id: policyId, producers }] = [
      all[at] as number,
      policies[policy] as Play['policies'][number],
    ];
    const id = await world.newLine(to, policyId, cents, { status: 1 });
    model.lines.push({ id, file: to, status: 1, adjusted: cents, producers, shares: [] });
  },
  stage: (play, step) => move(play, step.file, 1, 2),
  unstage: (play, step) => move(play, step.file, 2, 1),
  async create({ world, model, files: all, people, made }, { person, file: at }) {
    const [employee, of] = [people[person] as number, at === null ? null : (all[at] as number)];
    const waiting = model.waiting(employee, of);
    const { status, body } = await world.owner.client.call(contract.createStatement, {
      body: { employee, file: of, amount: sum(waiting) / 100 },
    });
    expect(status).toBe(waiting.length > 0 ? 200 : 409);
    if (waiting.length === 0) return;
    expect([body.lines, Math.round(body.amount * 100)]).toEqual([waiting.length, sum(waiting)]);
    model.settle(body.id, employee, of);
    made.push(body.id);
  },
  async house({ world, model, files: all }, { file: at }) {
    const id = all[at] as number;
    const { status } = await world.owner.client.call(posting.settleHouse, { params: { id } });
    expect(status).toBe(model.settleHouse(id) > 0 ? 200 : 409);
  },
  async unhouse({ world, model, files: all }, { file: at }) {
    const id = all[at] as number;
    const { status } = await world.owner.client.call(posting.unsettleHouse, { params: { id } });
    expect(status).toBe(model.unsettleHouse(id) > 0 ? 200 : 409);
  },
  async remove({ world, model, made }, { which }) {
    const id = made[which];
    if (id === undefined) return;
    const { status } = await world.owner.client.call(contract.deleteStatement, { params: { id } });
    if (!model.statements.has(id)) expect(status).toBe(404);
    else if (model.sharesOn(id).some(({ posted }) => posted)) expect(status).toBe(409);
    else {
      expect(status).toBe(204);
      model.remove(id);
    }
  },
  async post({ world, model, files: all }, { file: at }) {
    const id = all[at] as number;
    const due = model.due(id);
    const { status, body } = await world.owner.client.call(posting.postFiles, { body: { ids: [id] } });
    expect(status).toBe(due.length > 0 ? 200 : 409);
    if (due.length === 0) return;
    expect(body).toEqual({ affected_items: due.length, amount: sum(due) / 100 });
    model.post(id);
  },
};

async function expectAgrees({ world, model, files: all }: Play): Promise<void> {
  const { client, masterId } = world.owner;
  const found = (await readLines(app, masterId)).map(({ id, status, shares }) => [id, status, shares]);
  expect(found).toEqual(
    model.lines.map(({ id, status, shares }) => [id, status, shares.map(({ cents }) => cents)]),
  );
  for (const { shares, adjusted, status } of model.lines)
    if (status === 3) expect(sum(shares)).toBe(adjusted);

  const { body } = await client.call(contract.listStatements, { query: { per_page: 100 } });
  const shown = body.results.map(({ id, lines, amount, state }: contract.StatementRow) => [
    id,
    lines,
    amount,
    state,
  ]);
  const wanted = [...model.statements.keys()].reverse().map((id) => {
    const shares = model.sharesOn(id);
    const posted = shares.filter((share) => share.posted).length;
    return [id, shares.length, sum(shares) / 100, stateOf({ shares: shares.length, posted })];
  });
  expect(shown).toEqual(wanted);

  const listed = await client.call(files.fetchFiles, { body: { ids: all } });
  const ties = await client.call(posting.tieOutFiles, { body: { ids: all } });
  all.forEach((id, at) => {
    const due = model.due(id);
    expect(listed.body.data[at].postable).toBe(due.length);
    expect(ties.body.data[at].unposted).toEqual({ shares: due.length, amount: sum(due) / 100 });
  });
  const { rows } = await app.owner.query(
    'SELECT coalesce(sum(cents), 0)::int AS cents FROM commission_ledger WHERE master_id = $1',
    [masterId],
  );
  expect(rows[0].cents).toBe(model.posted);
}

test('random sequences of staging, statements, deleting and posting agree with a simple model: states, counts and cents', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (plan) => {
      const play = await newPlay();
      for (const step of plan) await RUN[step.what](play, step as never);
      await expectAgrees(play);
    }),
    { numRuns: 15 },
  );
}, 120_000);

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { movePolicies } from '../move-contract.ts';
import { policyRoutes } from './public.ts';
import { buildPolicy } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [policyRoutes] });
});
afterAll(() => app.close());

async function newWorld() {
  const { masterId, newPerson } = await app.newAgency();
  const { client } = await newPerson({ permissions: { PRpolicyReassign: 1 } });
  const customers = await Promise.all([0, 1, 2].map(() => buildCustomer(app.owner, masterId)));
  const first = customers[0] as number;
  const policies = await Promise.all(
    [0, 1, 2, 3].map(() => buildPolicy(app.owner, masterId, { customer_id: first })),
  );
  const owners = async () => {
    const sql = 'SELECT id, customer_id FROM policies WHERE master_id = $1 ORDER BY id';
    const { rows } = await app.owner.query(sql, [masterId]);
    return new Map<number, number>(rows.map(({ id, customer_id }) => [id, customer_id]));
  };
  const move = (policyId: number[], customerId: number, versions?: number[]) =>
    client.call(movePolicies, { body: { policyId, customerId, ...(versions && { versions }) } });
  return { masterId, customers, policies, owners, move };
}

const step = fc.record({ policies: fc.subarray([0, 1, 2, 3], { minLength: 1 }), to: fc.nat(2) });

test('whatever is moved in whatever order, each policy is where the last move that was taken left it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { customers, policies, owners, move } = await newWorld();
      const model = await owners();
      for (const { policies: chosen, to } of steps) {
        const ids = chosen.map((at) => policies[at] as number);
        const target = customers[to] as number;
        const whose = new Set(ids.map((id) => model.get(id)));
        const isTaken = whose.size === 1 && !whose.has(target);
        expect((await move(ids, target)).status).toBe(isTaken ? 200 : 422);
        if (isTaken) for (const id of ids) model.set(id, target);
      }
      expect(await owners()).toEqual(model);
    }),
    { numRuns: 12 },
  );
});

test('of many people who move the same policies at the same time in any order, one succeeds, and nothing is split', async () => {
  const { customers, policies, owners, move, masterId } = await newWorld();
  const tries = Array.from({ length: 10 }, (_, at) => {
    const ids = at % 2 === 0 ? policies : policies.toReversed();
    return move(ids, customers[1 + (at % 2)] as number, [1, 1, 1, 1]);
  });
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  // Late are those who find another version, and those whose customer has the policies by now.
  expect(statuses.every((status) => [200, 409, 422].includes(status))).toBe(true);
  expect(new Set((await owners()).values()).size).toBe(1);
  const { rows } = await app.owner.query(
    `SELECT count(*) FROM change_log WHERE master_id = $1 AND subject = 'customer'`,
    [masterId],
  );
  expect(Number(rows[0].count)).toBe(2);
});

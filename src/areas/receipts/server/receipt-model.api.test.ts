import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { TestClient } from '#platform/server/testing/test-client.ts';
import { stayWithinTheDay } from '#platform/server/testing/within-the-day.ts';
import { dayAt } from '#platform/shared/clock.ts';
import * as contract from '../contract.ts';
import * as lists from '../list-contract.ts';
import { METHODS } from '../statuses.ts';
import { receiptRoutes } from './public.ts';
import { groupedSums, type ModelReceipt } from './test-receipt-model.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [receiptRoutes] });
});
afterAll(() => app.close());

const ZONES = ['Pacific/Guam', 'America/New_York', 'Pacific/Honolulu'];
const cents = fc.integer({ min: 1, max: 99_999_99 });
const line = fc.record({
  policy: fc.constantFrom(0, 1, null),
  kind: fc.constantFrom(...contract.POLICY_KINDS),
  amount: cents,
});
const take = fc.record({
  what: fc.constant('take' as const),
  office: fc.nat(ZONES.length - 1),
  method: fc.constantFrom(...METHODS),
  lines: fc.uniqueArray(line, {
    minLength: 1,
    maxLength: 5,
    selector: ({ policy, kind }) => `${policy} ${kind}`,
  }),
  extra: fc.nat(5000),
  isRefused: fc.boolean(),
});
const undo = fc.record({ what: fc.constant('void' as const), which: fc.nat(20) });
const steps = fc.array(fc.oneof({ weight: 3, arbitrary: take }, { weight: 1, arbitrary: undo }), {
  maxLength: 25,
});

interface World {
  client: TestClient;
  customer: number;
  offices: number[];
  policies: number[];
  model: ModelReceipt[];
}

async function newWorld(): Promise<World> {
  const agency = await app.newAgency();
  const customer = await buildCustomer(app.owner, agency.masterId);
  const build = { customer_id: customer, premium: 100_000_00, policy_fee: 5000, tax: 123, mga_fee: 0 };
  const { client } = await agency.newPerson({ permissions: { PRreceiptvoid: 1 } });
  return {
    client,
    customer,
    offices: await Promise.all(
      ZONES.map((time_zone) => buildOffice(app.owner, agency.masterId, { time_zone })),
    ),
    policies: [
      await buildPolicy(app.owner, agency.masterId, build),
      await buildPolicy(app.owner, agency.masterId, build),
    ],
    model: [],
  };
}

type Take = typeof take extends fc.Arbitrary<infer T> ? T : never;

async function runTake({ client, customer, offices, policies, model }: World, step: Take): Promise<void> {
  const total = step.lines.reduce((sum, { amount }) => sum + amount, 0);
  const tendered = step.isRefused ? total - 1 : step.method === 'cash' ? total + step.extra : total;
  const { status, body } = await client.call(contract.takeReceipt, {
    params: { id: customer },
    body: {
      officeId: offices[step.office],
      method: step.method,
      checkNumber: step.method === 'check' ? '1042' : '',
      lastFour: ['card', 'bank account'].includes(step.method) ? '1234' : '',
      lines: step.lines.map(({ policy, kind, amount }) =>
        policy === null
          ? { kind: 'agency fee', amount: amount / 100 }
          : { policyId: policies[policy], kind, amount: amount / 100 },
      ),
      tendered: tendered / 100,
      prepays: true,
    },
  });
  expect(status).toBe(step.isRefused ? 422 : 200);
  if (step.isRefused) return;
  expect(body.changeGiven).toBe((tendered - total) / 100);
  model.push({
    id: body.id,
    number: body.receipt,
    office: step.office,
    method: step.method,
    day: dayAt(ZONES[step.office] as string, new Date(body.takenAt)),
    lines: step.lines,
    isVoid: false,
  });
}

async function runVoid({ client, model }: World, which: number): Promise<void> {
  const receipt = model[which % Math.max(1, model.length)];
  if (!receipt) return;
  const { status } = await client.call(contract.voidReceipt, {
    params: { id: receipt.id },
    body: { reason: 'Tried' },
  });
  expect(status).toBe(receipt.isVoid ? 409 : 200);
  receipt.isVoid = true;
}

async function expectAgrees({ client, customer, offices, policies, model }: World): Promise<void> {
  const sums = groupedSums(model);
  offices.forEach((_, office) => {
    const numbers = model.filter((each) => each.office === office).map(({ number }) => number);
    expect(numbers).toEqual(numbers.map((_number, at) => at + 1));
  });
  const { body: balances } = await client.call(contract.customerBalances, { params: { id: customer } });
  for (const { policyId, parts } of balances.results as {
    policyId: number;
    parts: { kind: string; paid: number }[];
  }[])
    for (const { kind, paid } of parts)
      expect(Math.round(paid * 100)).toBe(sums.policy.get(`${policies.indexOf(policyId)} ${kind}`) ?? 0);
  const { body: all } = await client.call(lists.listReceipts, { query: { per_page: 100 } });
  expect(all.pagination.total).toBe(model.length);
  for (const { method, amount } of all.methods as { method: string; amount: number }[])
    expect(Math.round(amount * 100)).toBe(sums.method.get(method) ?? 0);
  for (const day of new Set(model.map((each) => each.day))) {
    const { body } = await client.call(lists.listReceipts, { query: { from: day, to: day } });
    expect(Math.round(body.total * 100)).toBe(sums.day.get(day) ?? 0);
  }
}

test(
  'random takes and voids agree with a simple model: numbers without gaps, sums to the cent',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        await stayWithinTheDay();
        const world = await newWorld();
        for (const step of plan)
          await (step.what === 'take' ? runTake(world, step) : runVoid(world, step.which));
        await expectAgrees(world);
      }),
      { numRuns: 12 },
    );
  },
  PATIENCE,
);

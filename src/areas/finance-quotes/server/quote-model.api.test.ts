import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAYEES } from '#areas/finance-contracts/statuses.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { stayWithinTheDay } from '#platform/server/testing/within-the-day.ts';
import { beginsToday, type QuoteWorld, quoteWorld, quotingAreas } from './test-quotes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(quotingAreas());
});
afterAll(() => app.close());

const cents = fc.integer({ min: 1, max: 900_00 });
const steps = fc.array(
  fc.oneof(
    fc.record({ what: fc.constant('pay' as const), part: fc.integer({ min: 1, max: 60 }) }),
    fc.record({
      what: fc.constant('endorse' as const),
      premium: cents,
      downPercent: fc.integer({ min: 0, max: 90 }),
      payee: fc.constantFrom(...PAYEES),
    }),
    fc.record({ what: fc.constant('take down payment' as const) }),
  ),
  { minLength: 2, maxLength: 6 },
);
type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;

const inCents = (dollars: number) => Math.round(dollars * 100);
const sum = (numbers: readonly number[]) => numbers.reduce((so, each) => so + inCents(each), 0);

interface Open {
  openDownPayments: { payee: string; amount: number }[];
}

/** In cents. */
const openToCompany = ({ openDownPayments }: Open) =>
  sum(openDownPayments.flatMap(({ payee, amount }) => (payee === 'premiumFinanceCompany' ? [amount] : [])));

async function take(world: QuoteWorld, id: number, step: Step): Promise<void> {
  const contract = await world.find(id);
  if (step.what === 'pay') {
    const amount = Math.floor((inCents(contract.balance) * step.part) / 100) / 100;
    if (amount > 0) expect((await world.pay(id, 'finance payment', amount)).status).toBe(200);
    return;
  }
  if (step.what === 'take down payment') {
    const open = openToCompany(contract) / 100;
    const line = { paymentAppendage: 'APF' };
    const due = Math.min(open, contract.balance);
    if (due > 0) expect((await world.pay(id, 'additional premium', due, line)).status).toBe(200);
    return;
  }
  const downPayment = Math.floor((step.premium * step.downPercent) / 100) / 100;
  const fields = { additionalPremium: step.premium / 100, downPayment, payee: step.payee };
  const { body } = await world.endorse(id, fields);
  const info = body.results.AdditionPremiumInfo;
  if (!info) return;
  const { status, body: done } = await world.generateEndorsement(info.identifier);
  expect(status).toBe(200);
  const apart = step.payee === 'carrier' ? 0 : inCents(downPayment);
  const grown = inCents(info.totalOfPayments) - inCents(info.presentBalance) + apart;
  expect(inCents(done.results.contract.balance)).toBe(inCents(contract.balance) + grown);
}

/** The ledger, the balance and the schedule say the same. */
async function expectAgrees(world: QuoteWorld, id: number): Promise<void> {
  const contract = await world.find(id);
  const { balance, schedule } = contract;
  const lines = await world.linesOf(id);
  expect(sum(lines.map(([, amount]) => amount))).toBe(inCents(balance));
  const left = sum(schedule.map(({ amount }: { amount: number }) => amount));
  const paid = sum(schedule.map((due: { paid: number }) => due.paid));
  expect(left - paid).toBe(Math.max(0, inCents(balance) - openToCompany(contract)));
  for (const { amount, principal, interest } of schedule)
    expect(inCents(principal) + inCents(interest)).toBe(inCents(amount));
}

test(
  'after quote, contract, payments and endorsements in any order balance is the sum of the lines and what the payments still owe',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        await stayWithinTheDay();
        const world = await quoteWorld(app, { policy: beginsToday() });
        const { id } = await world.running();
        await expectAgrees(world, id);
        for (const step of plan) {
          await take(world, id, step);
          await expectAgrees(world, id);
        }
      }),
      { numRuns: 4 },
    );
  },
  PATIENCE,
);

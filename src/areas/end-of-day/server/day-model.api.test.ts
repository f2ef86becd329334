import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { METHODS } from '#areas/receipts/statuses.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { stayWithinTheDay } from '#platform/server/testing/within-the-day.ts';
import { DENOMINATIONS } from '../cash.ts';
import type { OfficeDay } from '../contract.ts';
import { newOfficeWorld, OFFICE_AREAS, officeSteps } from './test-office-day.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: OFFICE_AREAS });
});
afterAll(() => app.close());

const cents = fc.integer({ min: 1, max: 500_00 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('take' as const), method: fc.constantFrom(...METHODS), cents }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('void' as const), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('start' as const), cents }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pay' as const), cents }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('end' as const), off: fc.integer({ min: -2, max: 2 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('count' as const), off: fc.integer({ min: 0, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('close' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reopen' as const) }) },
);

/** The drawer and the day, as simply as they can be said. */
class Model {
  receipts: { id: number; method: string; cents: number; isVoid: boolean }[] = [];
  drawer: { start: number; paid: number; end: number | null } | undefined;
  counted: number | undefined;
  counts = 0;
  isClosed = false;
  closes = 0;

  sum(...methods: string[]): number {
    return this.receipts
      .filter(({ method, isVoid }) => !isVoid && methods.includes(method))
      .reduce((sum, each) => sum + each.cents, 0);
  }
}

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
type Steps = ReturnType<typeof officeSteps>;
interface Outcome {
  status: number;
  /** Whether the model says that it is done. */
  isDone: boolean;
}
type Run<Name extends Step['do']> = (
  day: Steps,
  model: Model,
  given: Extract<Step, { do: Name }>,
) => Promise<Outcome>;

/** The fewest bills and coins of an amount. */
function piecesOf(amount: number): Record<string, number> {
  let left = amount;
  return Object.fromEntries(
    DENOMINATIONS.map((denomination) => {
      const pieces = Math.floor(left / denomination);
      left %= denomination;
      return [denomination, pieces];
    }),
  );
}

const RUNS: { [Name in Step['do']]: Run<Name> } = {
  async take(day, model, { method, cents: amount }) {
    const { status, body } = await day.take(method, amount / 100);
    const isDone = !model.isClosed;
    if (isDone) model.receipts.push({ id: body.id, method, cents: amount, isVoid: false });
    return { status, isDone };
  },
  async void(day, model, { which }) {
    const receipt = model.receipts[which % Math.max(1, model.receipts.length)];
    if (!receipt) return { status: 200, isDone: true };
    const isDone = !model.isClosed && !receipt.isVoid;
    const { status } = await day.voidIt(receipt.id);
    if (isDone) receipt.isVoid = true;
    return { status, isDone };
  },
  async start(day, model, { cents: amount }) {
    const isDone = !model.isClosed && !model.drawer;
    const { status } = await day.start(amount / 100);
    if (isDone) model.drawer = { start: amount, paid: 0, end: null };
    return { status, isDone };
  },
  async pay(day, model, { cents: amount }) {
    const { drawer } = model;
    const isDone = !model.isClosed && drawer?.end === null && amount <= drawer.start - drawer.paid;
    const { status } = await day.pay(amount / 100);
    if (isDone && drawer) drawer.paid += amount;
    return { status, isDone };
  },
  async end(day, model, { off }) {
    const { drawer } = model;
    const left = drawer ? drawer.start - drawer.paid : 0;
    const ending = Math.max(0, left + off);
    const isDone = !model.isClosed && drawer?.end === null;
    const { status, body } = await day.end(ending / 100, 'Counted');
    if (isDone && drawer) {
      drawer.end = ending;
      expect(Math.round(body.difference * 100)).toBe(ending - left);
    }
    return { status, isDone };
  },
  async count(day, model, { off }) {
    const cash = model.sum('cash') + off;
    const checks = model.receipts.filter(({ method, isVoid }) => method === 'check' && !isVoid);
    const isDone = !model.isClosed;
    const { status } = await day.count(
      piecesOf(cash),
      checks.map(({ id }) => id),
      model.counts > 0 ? { version: model.counts } : {},
    );
    if (isDone) {
      model.counted = cash;
      model.counts += 1;
    }
    return { status, isDone };
  },
  async close(day, model) {
    const isReady = model.counted !== undefined && model.drawer?.end !== null;
    const isDone = !model.isClosed && isReady;
    const { status } = await day.close({ reason: 'As counted' });
    if (isDone) {
      model.isClosed = true;
      model.closes += 1;
    }
    return { status, isDone };
  },
  async reopen(day, model) {
    const isDone = model.isClosed;
    const { status } = await day.reopen('Once more');
    if (isDone) model.isClosed = false;
    return { status, isDone };
  },
};

const centsOf = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100));

/** A drawer of the day as the model has it. */
function moneyOf({ startingAmount, endingAmount, paid }: OfficeDay['drawers'][number]) {
  const paidOut = paid.reduce((sum, { amount }) => sum + (centsOf(amount) ?? 0), 0);
  return { start: centsOf(startingAmount), paid: paidOut, end: centsOf(endingAmount) };
}

const run = (day: Steps, model: Model, given: Step) => (RUNS[given.do] as Run<Step['do']>)(day, model, given);

test(
  'random days agree with a simple model: what is refused, the drawer, the deposit, and every seal holds',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (plan) => {
        await stayWithinTheDay();
        const world = await newOfficeWorld(app);
        const day = officeSteps(world);
        const model = new Model();
        for (const given of plan) {
          const { status, isDone } = await run(day, model, given);
          expect([given.do, status === 200]).toEqual([given.do, isDone]);
        }
        const shown = await day.look();
        expect(shown.state === 'closed').toBe(model.isClosed);
        if (!shown.isBlind) {
          expect(Math.round(shown.deposit.expected * 100)).toBe(model.sum('cash', 'check'));
          expect(Math.round(shown.deposit.cash * 100)).toBe(model.counted);
          expect(Math.round(shown.receipts.total * 100)).toBe(model.sum(...METHODS));
        }
        expect(shown.drawers.map(moneyOf)).toEqual(model.drawer ? [model.drawer] : []);
        const voided = model.receipts.filter(({ isVoid }) => isVoid).map(({ id }) => id);
        expect(shown.receipts.voided.map(({ id }: { id: number }) => id).sort()).toEqual(voided.sort());
        expect(shown.closes.flatMap((close: { broken: string[] }) => close.broken)).toEqual([]);
        const { rows } = await app.owner.query(
          'SELECT count(*) AS closes FROM day_closes WHERE office_id = $1',
          [world.office],
        );
        expect(rows[0].closes).toBe(model.closes);
      }),
      { numRuns: 10 },
    );
  },
  PATIENCE,
);

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { stayWithinTheDay } from '#platform/server/testing/within-the-day.ts';
import * as contract from '../contract.ts';
import { contractPolicies } from '../ledger-contract.ts';
import {
  type Added,
  type AdditionalStep,
  additionalStep,
  addPremium,
  NOTHING_ADDED,
} from './test-additional-model.ts';
import * as payment from './test-payment-model.ts';
import { type PayingWorld, payingAreas, payingWorld } from './test-payments.ts';
import { isFree, takenBy } from './test-taken-over-model.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(payingAreas());
});
afterAll(() => app.close());

const which = fc.nat(5);
const cents = fc.integer({ min: 500_00, max: 5000_00 });
const steps = fc.array(
  fc.oneof(
    fc.record({
      what: fc.constant('add' as const),
      premium: cents,
      hasDown: fc.boolean(),
      approve: fc.boolean(),
      over: fc.option(which),
    }),
    fc.record({ what: fc.constant('edit' as const), which, premium: cents }),
    fc.record({ what: fc.constantFrom('approve' as const, 'back' as const, 'void' as const), which }),
    fc.record({ what: fc.constant('fund' as const), which, part: fc.integer({ min: 1, max: 120 }) }),
    additionalStep,
    ...payment.paymentSteps,
  ),
  { minLength: 4, maxLength: 18 },
);
type Step = typeof steps extends fc.Arbitrary<(infer S)[]> ? S : never;

/** What a contract comes to, as simply as it can be said; dollars times a hundred. */
interface Model {
  id: number;
  status: 'Quoted' | 'Approved' | 'Voided';
  premium: number;
  down: number;
  funded: number;
  added: Added;
  receipts: payment.PaidReceipt[];
  /** The contract that was rolled over into this one, and its balance when the quote was saved last. */
  over: Model | null;
  transferred: number;
}

interface Run {
  world: PayingWorld;
  models: Model[];
  /** What additional premiums raised the policies by; it stays when a contract goes. */
  endorsed: number;
  /** What each approved contract takes over of the policies, and what they are billed. */
  shares: ReadonlyMap<Model, readonly number[]>;
  billed: readonly number[];
}

const financed = ({ premium, down, transferred }: Model) => premium - down + transferred;
const installment = (model: Model) => Math.ceil((financed(model) * 1.1) / 10);
const isTakenOver = (model: Model, { models }: Run) =>
  models.some((other) => other.over === model && other.status === 'Approved');
/** What other contracts took of its balance. */
const transferredOut = (model: Model, { models }: Run) =>
  models
    .filter((other) => other.over === model && other.status === 'Approved')
    .reduce((sum, { transferred }) => sum + transferred, 0);
const balance = (model: Model, run: Run) =>
  model.status === 'Approved'
    ? installment(model) * 10 + model.added.owed - payment.takenOff(model) - transferredOut(model, run)
    : 0;

const fieldsOf = (model: Model, contractStatus: string) => ({
  contractStatus,
  premium: model.premium / 100,
  downPayment: model.down / 100,
  paymentAmount: installment(model) / 100,
});

const STEPS: Record<Step['what'], (run: Run, step: never) => Promise<void>> = {
  add,
  edit,
  approve,
  back,
  void: voidIt,
  fund,
  'add premium': endorse,
  pay: (run, step: { which: number; part: number }) =>
    paying(run, step, (model) => payment.pay(run.world, model, balance(model, run), step.part)),
  'pay down': (run, step) => paying(run, step, (model) => payment.payDown(run.world, model)),
  'pay off': (run, step) =>
    paying(run, step, (model) => payment.payOff(run.world, model, balance(model, run))),
  'void receipt': (run, step: { which: number; at: number }) =>
    paying(run, step, (model) => payment.voidReceipt(run.world, model, step.at)),
};

async function paying(
  { models }: Run,
  { which: at }: { which: number },
  work: (model: Model) => Promise<void>,
): Promise<void> {
  const model = models[at];
  if (model) await work(model);
}

async function add(run: Run, step: Extract<Step, { what: 'add' }>): Promise<void> {
  const over = step.over === null ? null : (run.models[step.over] ?? null);
  const transferred = over && !isTakenOver(over, run) ? balance(over, run) : 0;
  const model: Model = {
    id: 0,
    status: step.approve ? 'Approved' : 'Quoted',
    premium: step.premium,
    down: step.hasDown ? 100_00 : 0,
    funded: 0,
    added: NOTHING_ADDED,
    receipts: [],
    over,
    transferred,
  };
  const { status, body } = await run.world.add({
    ...fieldsOf(model, model.status),
    transferContractId: over?.id ?? null,
  });
  const isAllowed = (over === null || transferred > 0) && (!step.approve || isFree(run, over));
  expect(status).toBe(isAllowed ? 200 : 422);
  if (isAllowed) run.models.push({ ...model, id: body.id });
}

async function edit(run: Run, step: { which: number; premium: number }): Promise<void> {
  const model = run.models[step.which];
  if (!model) return;
  const next = { ...model, premium: step.premium };
  if (model.status === 'Quoted' && model.over?.status === 'Approved')
    next.transferred = balance(model.over, run);
  const { status } = await run.world.save(
    model.id,
    fieldsOf(next, model.status === 'Quoted' ? 'Quoted' : 'Approved'),
  );
  const isFixed = model.funded > 0 || payment.hasReceipts(model) || isTakenOver(model, run);
  const isSame = step.premium === model.premium;
  const isAllowed = model.status === 'Quoted' || (model.status === 'Approved' && (isSame || !isFixed));
  expect(status).toBe(isAllowed ? 200 : 409);
  if (isAllowed) Object.assign(model, next);
}

async function approve(run: Run, step: { which: number }): Promise<void> {
  const model = run.models[step.which];
  if (model?.status !== 'Quoted') return;
  const { status } = await run.world.save(model.id, fieldsOf(model, 'Approved'));
  const { over } = model;
  const isFreeToo = isFree(run, over?.status === 'Approved' ? over : null);
  const isAllowed =
    !over ||
    (over.status === 'Approved' && !isTakenOver(over, run) && balance(over, run) === model.transferred);
  expect(status).toBe(!isFreeToo ? 422 : isAllowed ? 200 : 409);
  if (isFreeToo && isAllowed) model.status = 'Approved';
}

async function back(run: Run, step: { which: number }): Promise<void> {
  const model = run.models[step.which];
  if (model?.status !== 'Approved') return;
  const { status } = await run.world.save(model.id, fieldsOf(model, 'Quoted'));
  const isAllowed =
    model.funded === 0 &&
    model.added.premium === 0 &&
    !payment.hasReceipts(model) &&
    !isTakenOver(model, run);
  expect(status).toBe(isAllowed ? 200 : 409);
  if (isAllowed) model.status = 'Quoted';
}

async function voidIt(run: Run, step: { which: number }): Promise<void> {
  const model = run.models[step.which];
  if (!model) return;
  const { status } = await run.world.person.client.call(contract.voidContract, { params: { id: model.id } });
  const isAllowed = model.status === 'Approved' && !payment.hasReceipts(model) && !isTakenOver(model, run);
  expect(status).toBe(isAllowed ? 200 : 409);
  if (isAllowed) model.status = 'Voided';
}

async function fund(run: Run, step: { which: number; part: number }): Promise<void> {
  const model = run.models[step.which];
  if (model?.status !== 'Approved' || !payment.isDownPaid(model)) return;
  const [item] = await run.world.unfunded(model.id);
  if (!item) return;
  const left = inCents(item.amount);
  const amount = Math.ceil((left * step.part) / 100);
  const { status } = await run.world.fund(model.id, { amount: amount / 100 });
  expect(status).toBe(amount <= left ? 200 : 422);
  if (amount <= left) model.funded += amount;
}

async function endorse(run: Run, step: AdditionalStep): Promise<void> {
  const model = run.models[step.which];
  if (!model) return;
  const isOpen = model.status === 'Approved' && payment.isDownPaid(model) && !isTakenOver(model, run);
  if (await addPremium(run.world, model, step, isOpen)) run.endorsed += step.premium;
}

const inCents = (dollars: number) => Math.round(dollars * 100);
const sum = (numbers: readonly number[]) => inCents(numbers.reduce((so, each) => so + each, 0));
const amounts = (rows: readonly { amount: number }[]) => rows.map(({ amount }) => amount);

async function expectAgrees(run: Run): Promise<void> {
  const { client } = run.world.person;
  const { body } = await client.call(contract.customerContracts, {
    params: { customerId: run.world.customer },
  });
  const shares = new Map<Model, number[]>();
  let billed: number[] = [400_00, 800_00];
  for (const model of run.models) {
    const row = body.premiumFinance.find(({ id }: { id: number }) => id === model.id);
    const isApproved = model.status === 'Approved';
    expect([row.contractStatus, inCents(row.balance)]).toEqual([model.status, balance(model, run)]);
    expect(sum(amounts(await run.world.details(model.id)))).toBe(inCents(row.balance));
    const left = isApproved ? model.premium - model.down + model.added.owed - model.funded : 0;
    expect(inCents(row.unfunded)).toBe(left);
    expect(sum(amounts(await run.world.unfunded(model.id)))).toBe(left);
    const whole = await run.world.find(model.id);
    const scheduled = installment(model) * 10 + model.added.spread;
    expect(sum(amounts(whole.schedule))).toBe(scheduled);
    const paid = Math.min(payment.takenOff(model), scheduled);
    expect(sum(whole.schedule.map((due: { paid: number }) => due.paid))).toBe(paid);
    const { body: named } = await client.call(contractPolicies, { params: { id: model.id } });
    const taken = named.policies.map(
      ({ takenOver }: { takenOver: { premium: number } }) => takenOver.premium,
    );
    expect(sum(taken)).toBe(isApproved ? model.premium + model.added.premium : 0);
    shares.set(
      model,
      taken.map((share: number) => inCents(share)),
    );
    billed = named.policies.map(({ premium }: { premium: number }) => inCents(premium));
  }
  expect(billed.reduce((so, bill) => so + bill, 0)).toBe(1200_00 + run.endorsed);
  Object.assign(run, { shares, billed });
  await expectDebtsTie(run, shares, billed);
}

/** What the policies owe is what they are billed less what contracts take over, a rolled over part once. */
async function expectDebtsTie(
  run: Run,
  shares: ReadonlyMap<Model, readonly number[]>,
  billed: readonly number[],
): Promise<void> {
  const taken = takenBy(run.models, shares);
  expect((await run.world.owed()).map(inCents)).toEqual(
    billed.map((bill, at) => Math.max(0, bill - (taken[at] as number))),
  );
}

test(
  'after any steps balance is the sum of the lines, nothing is funded beyond what is there, and policies are taken over once',
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        await stayWithinTheDay();
        const world = await payingWorld(app);
        const run: Run = { world, models: [], endorsed: 0, shares: new Map(), billed: [400_00, 800_00] };
        for (const step of plan) {
          await STEPS[step.what](run, step as never);
          await expectAgrees(run);
        }
      }),
      { numRuns: 12 },
    );
  },
  PATIENCE,
);

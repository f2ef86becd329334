import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { additionalPremium } from '../additional-contract.ts';
import { contractLog, contractPolicies } from '../ledger-contract.ts';
import { financeContractRoutes } from './public.ts';
import { type FinanceWorld, newWorld } from './test-contracts.ts';

let app: TestApp;
let world: FinanceWorld;
beforeAll(async () => {
  app = await startTestApp({ areas: [financeContractRoutes] });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await newWorld(app);
});

/** Nothing to take first: a premium can be added at once. Ten payments of $132.00, the first on 01/26/2026. */
const addOpen = async (fields: object = {}) =>
  (await world.add({ downPayment: 0, paymentAmount: 132, ...fields })).body;

const ADDED = {
  selectedPayee: 'carrier',
  additionalPremium: 100,
  policyFee: 10,
  tax: 5,
  mgaFee: 5,
  downPayment: 30,
  dateFinanced: '2026-03-01',
};

const addPremium = (premiumFinanceId: number, fields: object = {}, headers: Record<string, string> = {}) =>
  world.person.client.call(additionalPremium, { body: { premiumFinanceId, ...ADDED, ...fields }, headers });

const sum = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((so, each) => so + each, 0) * 100) / 100;

const amountsOf = ({ schedule }: { schedule: { amount: number }[] }) => schedule.map(({ amount }) => amount);

type Kinds = Record<'premium' | 'tax' | 'mgaFee', number>;

async function moneyOf(ids: readonly number[]) {
  const { rows } = await app.owner.query(
    'SELECT premium, policy_fee, tax, mga_fee FROM policies WHERE id = ANY ($1) ORDER BY id',
    [ids],
  );
  return rows.map((row) => [row.premium, row.policy_fee, row.tax, row.mga_fee].map(Number));
}

describe('the ledger', () => {
  test('to the carrier it adds premium and fees less the down payment', async () => {
    const { id } = await addOpen();
    const { status, body } = await addPremium(id);
    expect([status, body.balance]).toEqual([200, 1410]);
    expect((await world.details(id)).at(-1)).toMatchObject({
      type: 'Additional Premium',
      subType: 'APP',
      date: '2026-03-01',
      premium: 100,
      policyFee: 10,
      tax: 5,
      mga_fee: 5,
      total: 120,
      amount: 90,
      balance: 1410,
    });
  });

  test('to the finance company it adds all of it: the receipt of the down payment takes that off', async () => {
    const { id } = await addOpen();
    const { body } = await addPremium(id, { selectedPayee: 'premiumFinanceCompany' });
    expect(body.balance).toBe(1440);
    expect((await world.details(id)).at(-1)).toMatchObject({ subType: 'APF', total: 120, amount: 120 });
  });

  test('it is spread equally over the payments not yet due, the remainder cent last', async () => {
    const { id } = await addOpen();
    const { body } = await addPremium(id, { additionalPremium: 100.01 });
    // $90.01 over the eight from 03/26/2026 on.
    expect(amountsOf(body)).toEqual([132, 132, ...Array(7).fill(143.25), 143.26]);
  });

  test('when no payment is left, one comes a month later', async () => {
    const { id } = await addOpen();
    const { body } = await addPremium(id, { dateFinanced: '2027-01-15' });
    expect(body.schedule.at(-1)).toMatchObject({ due: '2027-02-15', amount: 90, interest: 0 });
  });

  test('its unfunded item is what it adds to the balance, whatever the funding status of the company', async () => {
    world = await newWorld(app, { is_integrated: true, funding_status: 'Full Funded' });
    const { id } = await addOpen();
    await addPremium(id);
    await addPremium(id, { selectedPayee: 'premiumFinanceCompany' });
    const items = await world.unfunded(id);
    expect(items.map(({ type, amount }) => [type, amount])).toEqual([
      ['New Business', 1200],
      ['Additional Premium', 90],
      ['Additional Premium', 120],
    ]);
    const second = { premiumFinanceDetailsId: items[1]?.id };
    expect((await world.fund(id, { ...second, amount: 90.01 })).status).toBe(422);
    expect((await world.fund(id, { ...second, amount: 90 })).body.unfunded).toBe(1320);
  });

  test('a void brings it to zero together with the rest', async () => {
    const { id } = await addOpen();
    await addPremium(id);
    expect((await world.void(id)).body).toMatchObject({ balance: 0, unfunded: 0 });
  });

  test('a contract that has one does not go back to Quoted, which would lose it: 409, and nothing changes', async () => {
    const { id } = await addOpen();
    const { body: before } = await addPremium(id);
    expect(before.additionalPremium).toBe(120);
    const back = await world.save(id, { downPayment: 0, paymentAmount: 132, contractStatus: 'Quoted' });
    expect([back.status, back.error.message]).toEqual([
      409,
      'This contract has an additional premium: it cannot go back to Quoted. Void it instead.',
    ]);
    expect(await world.find(id)).toEqual(before);
  });
});

describe('the policies', () => {
  test('none chosen: all are raised in proportion to premium, the remainder cent to the largest', async () => {
    const { id } = await addOpen();
    await addPremium(id);
    expect(await moneyOf(world.policies)).toEqual([
      [433_33, 3_33, 1_66, 1_66],
      [866_67, 6_67, 3_34, 3_34],
    ]);
  });

  test('only the chosen are raised, with an entry in the log and a new version', async () => {
    const { id } = await addOpen();
    await addPremium(id, { selectedPolicies: [world.policies[0]] });
    expect(await moneyOf(world.policies)).toEqual([
      [500_00, 10_00, 5_00, 5_00],
      [800_00, 0, 0, 0],
    ]);
    const { rows } = await app.owner.query(
      `SELECT subject_id, after FROM change_log WHERE subject = 'policy' AND action = 'endorsed' AND master_id = $1`,
      [world.agency.masterId],
    );
    expect(rows).toHaveLength(1);
    expect([Number(rows[0].subject_id), rows[0].after.premium]).toEqual([world.policies[0], 500_00]);
    const { rows: versions } = await app.owner.query(
      'SELECT version FROM policies WHERE id = ANY ($1) ORDER BY id',
      [world.policies],
    );
    expect(versions.map(({ version }) => version)).toEqual([2, 1]);
  });

  test('what is added is taken over of the policies, so nothing of it is owed twice', async () => {
    const { id } = await addOpen();
    await addPremium(id, { selectedPolicies: [world.policies[1]] });
    const { body } = await world.person.client.call(contractPolicies, { params: { id } });
    for (const kind of ['premium', 'tax', 'mgaFee'] as const)
      expect(sum(body.policies.map(({ takenOver }: { takenOver: Kinds }) => takenOver[kind]))).toBe(
        sum(body.policies.map((policy: Kinds) => policy[kind])),
      );
  });

  test('a contract without policies raises none', async () => {
    const { id } = await addOpen({ policyIds: [] });
    expect((await addPremium(id)).body.balance).toBe(1410);
  });
});

test('the log of the contract says what was added, to whom and what it did to the balance', async () => {
  const { id } = await addOpen();
  await addPremium(id);
  const { body } = await world.person.client.call(contractLog, { params: { id } });
  const [entry] = body.results;
  const changed = Object.fromEntries(
    entry.changedFields.map(({ field, after }: { field: string; after: unknown }) => [field, after]),
  );
  expect([entry.action, entry.user]).toEqual(['additional premium', expect.any(String)]);
  expect(changed).toMatchObject({
    payee: 'Carrier',
    addedPremium: 100,
    addedDownPayment: 30,
    balance: 1410,
  });
});

describe('refusals', () => {
  test.each([
    ['a negative premium', { additionalPremium: -1 }, 'additionalPremium'],
    ['three decimals', { tax: 1.001 }, 'tax'],
    ['ten billion', { mgaFee: 10_000_000_000 }, 'mgaFee'],
    ['words', { policyFee: 'ten' }, 'policyFee'],
    ['nothing at all', { additionalPremium: 0, policyFee: 0, tax: 0, mgaFee: 0 }, 'additionalPremium'],
    ['a down payment above premium and fees', { downPayment: 120.01 }, 'downPayment'],
    ['an amount that is not premium and fees less the down payment', { amount: 120 }, 'amount'],
    ['an unknown payee', { selectedPayee: 'agency' }, 'selectedPayee'],
    ['no payee', { selectedPayee: undefined }, 'selectedPayee'],
    ['no date', { dateFinanced: undefined }, 'dateFinanced'],
    ['a day that is none', { dateFinanced: '2026-02-30' }, 'dateFinanced'],
    ['a year that nobody means', { dateFinanced: '9999-12-31' }, 'dateFinanced'],
    ['a policy that is not there', { selectedPolicies: [1] }, 'selectedPolicies'],
  ])('%s is 422 at its field, and nothing changes', async (_, fields, field) => {
    const { id } = await addOpen();
    const { status, error } = await addPremium(id, fields);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
    expect((await world.find(id)).balance).toBe(1320);
    expect((await moneyOf(world.policies))[0]?.[0]).toBe(400_00);
  });

  test('the amount that it comes to is accepted', async () => {
    const { id } = await addOpen();
    expect((await addPremium(id, { amount: 90 })).status).toBe(200);
  });

  test("another agency's contract, or one that is not there, is 404; its policy is 422, and so is a policy of another contract", async () => {
    const { id } = await addOpen({ policyIds: [world.policies[0]] });
    const other = await newWorld(app);
    const { body: foreign } = await other.add({ downPayment: 0, paymentAmount: 132 });
    for (const none of [foreign.id, 1]) expect((await addPremium(none)).status).toBe(404);
    expect((await addPremium(id, { selectedPolicies: [other.policies[0]] })).status).toBe(422);
    expect((await addPremium(id, { selectedPolicies: [world.policies[1]] })).status).toBe(422);
    expect((await other.find(foreign.id)).balance).toBe(1320);
  });

  test('before the down payment it is 409, once it is taken it goes through', async () => {
    const { body } = await world.add();
    const early = await addPremium(body.id);
    expect([early.status, early.error.message]).toEqual([409, 'Process the down payment first.']);
    await world.takeReceipt(body.id, { type: 'Down Payment', sub_type: 'DPP', total: 200_00 });
    expect((await addPremium(body.id)).body.balance).toBe(1190);
  });

  test('a quoted, a voided and a rolled over contract refuse it with 409', async () => {
    const { id: quoted } = await addOpen({ contractStatus: 'Quoted' });
    expect((await addPremium(quoted)).status).toBe(409);
    const { id: voided } = await addOpen();
    await world.void(voided);
    expect((await addPremium(voided)).error.message).toBe('This contract is voided.');
    const { id: old } = await addOpen();
    await addOpen({ transferContractId: old, contractNumber: 'PF-9', paymentAmount: 264 });
    expect((await addPremium(old)).error.message).toBe(
      'Contract PF-9 took this one over: add the premium there.',
    );
    expect((await moneyOf(world.policies))[0]?.[0]).toBe(400_00);
  });

  test('a stale version is 409 with the current record', async () => {
    const { id, version } = await addOpen();
    await addPremium(id, { version });
    const late = await addPremium(id, { version });
    expect([late.status, late.error.current]).toEqual([409, expect.objectContaining({ id, balance: 1410 })]);
  });
});

describe('two at the same time', () => {
  test('ten with the version they saw: one effect', async () => {
    const { id, version } = await addOpen();
    const answers = await Promise.all(Array.from({ length: 10 }, () => addPremium(id, { version })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect((await world.find(id)).balance).toBe(1410);
    expect((await moneyOf(world.policies))[0]?.[0]).toBe(433_33);
  });

  test('without a version each counts, on policies and balance alike', async () => {
    const { id } = await addOpen();
    await Promise.all(Array.from({ length: 5 }, () => addPremium(id)));
    expect((await world.find(id)).balance).toBe(1320 + 5 * 90);
    const raised = (await moneyOf(world.policies)).map(([premium]) => premium ?? 0);
    expect(sum(raised)).toBe(1200_00 + 5 * 100_00);
  });

  test('under one key it happens once', async () => {
    const { id } = await addOpen();
    const headers = { 'idempotency-key': 'add once' };
    const first = await addPremium(id, {}, headers);
    const second = await addPremium(id, {}, headers);
    expect([second.status, second.body]).toEqual([200, first.body]);
    expect((await world.find(id)).balance).toBe(1410);
  });

  test('beside saves of the same contract nobody waits in a circle', async () => {
    const { id } = await addOpen();
    const same = { downPayment: 0, paymentAmount: 132 };
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        at % 2 ? addPremium(id) : world.save(id, { ...same, memo: `${at}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
  });
});

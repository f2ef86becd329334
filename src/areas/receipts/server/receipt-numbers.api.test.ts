import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import type { TestAgency } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { receiptRoutes } from './public.ts';

let app: TestApp;
let agency: TestAgency;
beforeAll(async () => {
  app = await startTestApp({ areas: [receiptRoutes] });
  agency = await app.newAgency();
  // A failure after the number was drawn, which nothing a client sends can cause.
  await app.owner.query(`
    CREATE FUNCTION fail_on_memo() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN IF NEW.memo = 'power cut' THEN RAISE EXCEPTION 'power cut'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER fail_on_memo AFTER INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION fail_on_memo()`);
});
afterAll(() => app.close());

const CASH = { method: 'cash', lines: [{ kind: 'agency fee', amount: 25 }], tendered: 25 };
const oneTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

test('numbers run without gaps in each office, with many at the same time and failures in between', async () => {
  const clerks = await Promise.all(
    ['North', 'South'].map(async (name) => agency.newPerson({ officeId: await agency.newOffice(name) })),
  );
  const customer = await buildCustomer(app.owner, agency.masterId);
  const take = (at: number) => {
    const wrong = { 1: { tendered: 20 }, 2: { memo: 'power cut' } }[at % 5] ?? {};
    const clerk = clerks[at % 2] as (typeof clerks)[number];
    return clerk.client.call(contract.takeReceipt, { params: { id: customer }, body: { ...CASH, ...wrong } });
  };
  const answers = await Promise.all(oneTo(50).map(take));
  const taken = answers.filter(({ status }) => status === 200).map(({ body }) => body);
  expect(answers.map(({ status }) => status).sort()).toEqual([
    ...oneTo(30).map(() => 200),
    ...oneTo(10).map(() => 422),
    ...oneTo(10).map(() => 500),
  ]);
  for (const office of new Set(taken.map((each) => each.office.id))) {
    const own = taken.filter((each) => each.office.id === office);
    const numbers = own.map((each) => each.receipt).sort((one, other) => one - other);
    expect(numbers).toEqual(oneTo(15));
    const byNumber = own.toSorted((one, other) => one.receipt - other.receipt).map(({ takenAt }) => takenAt);
    expect(byNumber).toEqual(byNumber.toSorted());
  }
  const { rows } = await app.owner.query(
    'SELECT last_number FROM receipt_counters WHERE master_id = $1 ORDER BY office_id',
    [agency.masterId],
  );
  expect(rows).toEqual([{ last_number: 15 }, { last_number: 15 }]);
});

test('a receipt is found by customer, office and number, and by nothing less', async () => {
  const office = await agency.newOffice('West');
  const clerk = await agency.newPerson({ officeId: office });
  const customer = await buildCustomer(app.owner, agency.masterId);
  const { body } = await clerk.client.call(contract.takeReceipt, { params: { id: customer }, body: CASH });
  const find = (query: object) =>
    clerk.client.call(contract.receiptByNumber, { query: { customer, office, number: 1, ...query } });
  expect((await find({})).body).toEqual({ id: body.id });
  expect((await find({ number: 2 })).status).toBe(404);
  expect((await find({ office: office + 1000 })).status).toBe(404);
  expect((await find({ customer: customer + 1 })).status).toBe(404);
  expect((await find({ number: 'one' })).error.errors).toEqual({
    number: ['Enter the number of the receipt.'],
  });
  const stranger = await (await app.newAgency()).newPerson();
  const query = { customer, office, number: 1 };
  expect((await stranger.client.call(contract.receiptByNumber, { query })).status).toBe(404);
});

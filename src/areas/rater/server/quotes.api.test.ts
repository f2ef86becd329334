import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { findQuote, markQuote, quoteLog, saveQuote } from '../contract.ts';
import { buildRaterQuote } from './test-data.ts';
import { AREAS, type Quoting, RATES, startQuoting } from './test-quoting.ts';

let app: TestApp;
let quoting: Quoting;
let customerId: number;
beforeAll(async () => {
  app = await startTestApp({ areas: AREAS });
  quoting = await startQuoting(app);
  customerId = await quoting.newCustomer();
});
afterAll(() => app.close());

const errorsOf = async (more: object) => {
  const { status, error } = await quoting.add(quoting.bodyFor({ customerId }, more));
  return { status, ...error.errors };
};
const offerWith = (more: object) => ({ offers: [{ ...quoting.carriers[0], premium: 700, ...more }] });
const save = (id: number, body: object) =>
  quoting.person.client.call(saveQuote, { params: { id }, body: quoting.bodyFor({}, body) });

test('a quote is stored with number, state, the days of its terms, totals and monthly payments', async () => {
  const { status, body } = await quoting.add(quoting.bodyFor({ customerId }, { notes: 'Call at noon.' }));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    ...{ number: `Q-${body.id}`, state: 'open', name: 'Maria Johnson', person: 'Ann Lee', version: 1 },
    lines: [{ lineOfBusiness: 'Personal Auto', months: 6, expdate: '2027-06-01' }],
    offers: [
      { total: 735, downPayment: 135, payments: 5, monthly: 120, policyId: null },
      { total: 640.5, monthly: 0 },
    ],
    notes: 'Call at noon.',
  });
});

test.each([
  ['a negative premium', { premium: -1 }, 'premium', 'Enter an amount that is not negative.'],
  ['three decimals', { policyFee: 1.005 }, 'policyFee', 'Enter an amount with at most two decimals.'],
  ['ten billion', { premium: 10_000_000_000 }, 'premium', 'This amount is too large.'],
  ['no premium', { premium: 0 }, 'premium', 'Enter a premium above $0.00.'],
  [
    'more down than the total',
    { downPayment: 701 },
    'downPayment',
    'The down payment cannot exceed the total.',
  ],
  ['37 payments', { payments: 37 }, 'payments', 'At most 36 payments.'],
])('%s is refused at its field', async (_, more, field, words) => {
  expect(await errorsOf(offerWith(more))).toEqual({ status: 422, [`offers.0.${field}`]: [words] });
});

test('no carrier, and the same product of a carrier twice, are refused', async () => {
  expect(await errorsOf({ offers: [] })).toEqual({
    status: 422,
    offers: ['Enter the premium of at least one carrier.'],
  });
  const [offer] = offerWith({}).offers;
  expect(await errorsOf({ offers: [offer, offer] })).toEqual({
    status: 422,
    'offers.1.productId': ['This product of the carrier is already in the comparison.'],
  });
});

test('a VIN of 16, a birthday in the future, 31 vehicles and a line twice are refused', async () => {
  const vehicle = { make: 'Toyota', vin: '4T1BF1FK5HU12345' };
  expect(await errorsOf({ vehicles: [vehicle] })).toEqual({
    status: 422,
    'vehicles.0.vin': ['A VIN has 17 letters and digits; this one has 16.'],
  });
  expect(await errorsOf({ drivers: [{ lastName: 'Lee', dob: '2999-01-01' }] })).toEqual({
    status: 422,
    'drivers.0.dob': ['A birthday cannot be in the future.'],
  });
  expect(await errorsOf({ vehicles: Array(31).fill({ make: 'Toyota' }) })).toEqual({
    status: 422,
    vehicles: ['At most 30 vehicles.'],
  });
  const line = { lineOfBusiness: 'Personal Auto', months: 6 };
  expect(await errorsOf({ lines: [line, line] })).toEqual({
    status: 422,
    'lines.1.lineOfBusiness': ['This line of business is already in the list.'],
  });
});

test('a lead, customer, company or product of another agency is refused', async () => {
  const other = await startQuoting(app);
  const { masterId } = other.agency;
  const [foreign] = other.carriers;
  expect(await errorsOf(offerWith({ productId: foreign.productId }))).toEqual({
    status: 422,
    'offers.0.productId': ['Choose a product of your agency.'],
  });
  expect(await errorsOf(offerWith({ companyId: foreign.companyId }))).toEqual({
    status: 422,
    'offers.0.companyId': ['Choose the company that sells this product.'],
  });
  const theirs = quoting.bodyFor({ customerId: await buildCustomer(app.owner, masterId) });
  expect((await quoting.add(theirs)).error.errors).toEqual({
    customerId: ['Choose a customer of your agency.'],
  });
  const lead = quoting.bodyFor({ leadId: await buildLead(app.owner, masterId) });
  expect((await quoting.add(lead)).error.errors).toEqual({ leadId: ['Choose a lead of your agency.'] });
});

test('a quote is for a lead or for a customer, and not for a lead that is a customer already', async () => {
  expect((await quoting.add(quoting.bodyFor({}))).error.errors).toEqual({
    customerId: ['Choose a lead or a customer.'],
  });
  const { masterId } = quoting.agency;
  const leadId = await buildLead(app.owner, masterId, { status: 'sold', customer_id: customerId });
  expect((await quoting.add(quoting.bodyFor({ leadId, customerId }))).status).toBe(422);
  expect((await quoting.add(quoting.bodyFor({ leadId }))).error.errors).toEqual({
    leadId: ['This lead is a customer now. Quote the customer instead.'],
  });
});

test('a product of another line, or one that is no longer sold, is refused; one that the quote has may stay', async () => {
  const boat = await quoting.newCarrier('Boat');
  expect(await errorsOf(offerWith(boat))).toEqual({
    status: 422,
    'offers.0.productId': ['Boat is not a line of this quote.'],
  });
  const gone = await quoting.newCarrier();
  const { body } = await quoting.add(quoting.bodyFor({ customerId }, offerWith(gone)));
  await app.owner.query('UPDATE products SET active = false WHERE id = $1', [gone.productId]);
  expect(await errorsOf(offerWith(gone))).toMatchObject({
    'offers.0.productId': ['This product is no longer sold. Choose another.'],
  });
  expect((await save(body.id, { ...offerWith(gone), version: 1 })).status).toBe(200);
});

test('of two people who save the same quote the second is told what it is now', async () => {
  const { body } = await quoting.add(quoting.bodyFor({ customerId }));
  const answers = await Promise.all([
    save(body.id, { notes: 'One', version: 1 }),
    save(body.id, { notes: 'Two', version: 1 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.error).toMatchObject({ changedBy: 'Ann Lee', current: { id: body.id, version: 2 } });
});

test('an expired quote that is edited is open again from today', async () => {
  const id = await buildRaterQuote(app.owner, quoting.agency.masterId, { quoted_on: '2026-01-01' });
  const { client } = quoting.person;
  expect((await client.call(findQuote, { params: { id } })).body).toMatchObject({
    state: 'expired',
    expiresOn: '2026-01-31',
  });
  expect((await save(id, {})).body.state).toBe('open');
});

test('a quote is presented, lost with a reason and reopened, and its log says so', async () => {
  const { body } = await quoting.add(quoting.bodyFor({ customerId }));
  const { client } = quoting.person;
  const params = { id: body.id };
  const mark = (status: string, reason = '') => client.call(markQuote, { params, body: { status, reason } });
  expect((await mark('presented')).body.state).toBe('presented');
  expect((await mark('lost')).error.errors).toEqual({ reason: ['Enter why the quote was lost.'] });
  expect((await mark('lost', 'Too expensive')).body).toMatchObject({
    state: 'lost',
    lostReason: 'Too expensive',
  });
  expect((await mark('presented')).status).toBe(409);
  expect((await mark('open')).body).toMatchObject({ state: 'open', lostReason: '', version: 4 });
  const { results } = (await client.call(quoteLog, { params })).body;
  expect(results.map(({ action }: { action: string }) => action)).toEqual([
    'reopened',
    'lost',
    'presented',
    'added',
  ]);
});

test('whoever may not see a lead does not see its quotes, and whoever lacks the rater is told so', async () => {
  const { agency } = quoting;
  const lead_id = await buildLead(app.owner, agency.masterId);
  const id = await buildRaterQuote(app.owner, agency.masterId, { lead_id });
  const rater = await agency.newPerson({ permissions: { CoverdeskRaterAddOn: 1 } });
  expect((await rater.client.call(findQuote, { params: { id } })).status).toBe(404);
  const seller = await agency.newPerson({ permissions: RATES });
  expect((await seller.client.call(findQuote, { params: { id } })).status).toBe(200);
  const trainee = await agency.newPerson();
  const refused = await trainee.client.call(findQuote, { params: { id } });
  expect([refused.status, refused.error.message]).toEqual([403, expect.stringMatching(/\w+/)]);
});

test('a quote of another agency is not there', async () => {
  const other = await app.newAgency({ isEnabledRaterTab: true });
  const stranger = await other.newPerson({ permissions: RATES });
  const id = await buildRaterQuote(app.owner, quoting.agency.masterId);
  await buildProduct(app.owner, other.masterId);
  expect((await stranger.client.call(findQuote, { params: { id } })).status).toBe(404);
});

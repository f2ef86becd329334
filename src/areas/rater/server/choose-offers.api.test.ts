import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCustomer } from '#areas/customers/contract.ts';
import { convertLead, findLead } from '#areas/leads/contract.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { findPolicy } from '#areas/policies/contract.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { findQuote, markQuote, quoteLog, saveQuote } from '../contract.ts';
import { buildRaterQuote } from './test-data.ts';
import { AREAS, type Quoting, RATES, startQuoting } from './test-quoting.ts';

let app: TestApp;
let quoting: Quoting;
beforeAll(async () => {
  app = await startTestApp({ areas: AREAS });
  quoting = await startQuoting(app);
});
afterAll(() => app.close());

const newLead = (more: Record<string, unknown> = {}) => buildLead(app.owner, quoting.agency.masterId, more);
const policiesOf = async (customerId: number) =>
  (await app.owner.query('SELECT id FROM policies WHERE customer_id = $1', [customerId])).rows;
const second = () => quoting.carriers[1].productId;

test('choosing an offer of a lead makes the customer and a pending policy with the figures of the offer', async () => {
  const leadId = await newLead({ first_name: 'Noa', last_name: 'Quill', phone: '(305) 555-0190' });
  const { body: quote } = await quoting.add(
    quoting.bodyFor(
      { leadId },
      {
        vehicles: [{ year: 2021, make: 'Toyota', model: 'Camry', vin: '4T1BF1FK5HU123456', use: 'Commute' }],
        drivers: [{ firstName: 'Noa', lastName: 'Quill', dob: '1980-02-29' }],
      },
    ),
  );
  const { status, body } = await quoting.choose(quote.id, {
    productIds: [quoting.carriers[0].productId],
    version: 1,
  });
  expect(status).toBe(200);
  const [chosen, other] = body.offers;
  expect(body).toMatchObject({ state: 'sold', leadId, name: 'Noa Quill' });
  expect(other.policyId).toBeNull();
  const { client } = quoting.person;
  const policy = (await client.call(findPolicy, { params: { id: chosen.policyId } })).body;
  expect(policy).toMatchObject({
    ...{ custid: body.customerId, policyNumber: quote.number, status: 'pending', purpose: 'NEW' },
    ...{ effdate: '2026-12-01', expdate: '2027-06-01', policyType: 'Personal Lines' },
    ...{ premium: 700, policyFee: 25, tax: 10, mgaFee: 0, total: 735 },
    memo: expect.stringContaining('$135.00 down, 5 payments of $120.00.'),
  });
  expect((await client.call(findLead, { params: { id: leadId } })).body).toMatchObject({
    status: 'sold',
    customerId: body.customerId,
  });
  expect((await client.call(findCustomer, { params: { id: body.customerId } })).body).toMatchObject({
    ...{ firstName: 'Noa', lastName: 'Quill' },
    household: [{ firstName: 'Noa', dob: '1980-02-29' }],
    vehicles: [{ year: 2021, make: 'Toyota', vin: '4T1BF1FK5HU123456' }],
  });
  const { results } = (await client.call(quoteLog, { params: { id: quote.id } })).body;
  expect(results).toMatchObject([{ action: 'sold' }, { action: 'added' }]);
});

test('one offer is chosen for each line of business, and each becomes a policy with a number of its own', async () => {
  const boat = await quoting.newCarrier('Boat');
  const customerId = await quoting.newCustomer();
  const lines = [
    { lineOfBusiness: 'Personal Auto', months: 6 },
    { lineOfBusiness: 'Boat', months: 12 },
  ];
  const body = quoting.bodyFor({ customerId });
  const offers = [...(body.offers as object[]), { ...boat, premium: 300 }];
  const { body: quote } = await quoting.add({ ...body, lines, offers });
  const both = quoting.carriers.map(({ productId }) => productId);
  expect((await quoting.choose(quote.id, { productIds: both })).error.errors).toEqual({
    productIds: ['Choose one offer for Personal Auto.'],
  });
  expect((await quoting.choose(quote.id, { productIds: [999_999_999] })).error.errors).toEqual({
    productIds: ['Choose an offer of this quote.'],
  });
  const { body: sold } = await quoting.choose(quote.id, { productIds: [second(), boat.productId] });
  expect(sold.offers).toMatchObject([
    { policyNumber: '' },
    { policyNumber: `${quote.number}-1` },
    { policyNumber: `${quote.number}-2` },
  ]);
  expect(await policiesOf(customerId)).toHaveLength(2);
});

test('two clicks and two people sell a quote once', async () => {
  const colleague = await quoting.agency.newPerson({ permissions: RATES });
  const leadId = await newLead({ last_name: 'Doubleclick' });
  const { body: quote } = await quoting.add(quoting.bodyFor({ leadId }));
  const body = { productIds: [second()], version: 1 };
  const answers = await Promise.all([
    quoting.choose(quote.id, body, quoting.person, 'one-try'),
    quoting.choose(quote.id, body, colleague),
    quoting.choose(quote.id, { productIds: [quoting.carriers[0].productId] }, colleague),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { rows } = await app.owner.query(`SELECT id FROM customers WHERE last_name = 'Doubleclick'`);
  expect(rows).toHaveLength(1);
  expect(await policiesOf(rows[0].id)).toHaveLength(1);
});

test('a second try under the same key is answered as the first was', async () => {
  const customerId = await quoting.newCustomer();
  const { body: quote } = await quoting.add(quoting.bodyFor({ customerId }));
  const body = { productIds: [second()], version: 1 };
  const first = await quoting.choose(quote.id, body, quoting.person, 'again');
  const again = await quoting.choose(quote.id, body, quoting.person, 'again');
  expect(again.body).toEqual(first.body);
  expect(await policiesOf(customerId)).toHaveLength(1);
});

test('a lead that is converted while its quote is chosen becomes one customer, and nobody waits crosswise', async () => {
  const leadId = await newLead({ last_name: 'Crosswise' });
  const { body: quote } = await quoting.add(quoting.bodyFor({ leadId }));
  const { client } = quoting.person;
  const answers = await Promise.all([
    quoting.choose(quote.id, { productIds: [second()] }),
    client.call(convertLead, { params: { id: leadId }, body: {} }),
  ]);
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  const { rows } = await app.owner.query(`SELECT id FROM customers WHERE last_name = 'Crosswise'`);
  expect(rows).toHaveLength(1);
  expect((await client.call(findQuote, { params: { id: quote.id } })).body.customerId).toBe(
    Number(rows[0].id),
  );
});

test('a lead that is sold elsewhere takes its quotes along, and the quote is then sold to that customer', async () => {
  const leadId = await newLead();
  const { body: quote } = await quoting.add(quoting.bodyFor({ leadId }));
  const { client } = quoting.person;
  const { body: lead } = await client.call(convertLead, { params: { id: leadId }, body: {} });
  const params = { id: quote.id };
  expect((await client.call(findQuote, { params })).body.customerId).toBe(lead.customerId);
  const { body } = await quoting.choose(quote.id, { productIds: [second()] });
  expect(body).toMatchObject({ state: 'sold', customerId: lead.customerId });
});

test('a lead that is a customer already is attached to the one that is named', async () => {
  const leadId = await newLead();
  const customerId = await quoting.newCustomer();
  const { body: quote } = await quoting.add(quoting.bodyFor({ leadId }));
  const { body } = await quoting.choose(quote.id, { productIds: [second()], customerId });
  expect(body).toMatchObject({ state: 'sold', customerId });
});

test('a sold quote is neither edited, marked nor sold again', async () => {
  const customerId = await quoting.newCustomer();
  const { body: quote } = await quoting.add(quoting.bodyFor({ customerId }));
  await quoting.choose(quote.id, { productIds: [second()] });
  const { client } = quoting.person;
  const params = { id: quote.id };
  const edited = await client.call(saveQuote, { params, body: quoting.bodyFor({ customerId }) });
  expect([edited.status, edited.error.message]).toEqual([
    409,
    'This quote is sold. Edit its policies, or make a new quote.',
  ]);
  const lost = await client.call(markQuote, { params, body: { status: 'lost', reason: 'Late' } });
  expect([lost.status, lost.error.message]).toEqual([409, 'This quote is sold and stays so.']);
  const again = await quoting.choose(quote.id, { productIds: [second()] });
  expect([again.status, again.error.message]).toEqual([409, 'This quote is already sold.']);
});

test('an expired quote, and an offer that is no longer sold, are not chosen', async () => {
  const { masterId } = quoting.agency;
  const old = await buildRaterQuote(app.owner, masterId, { quoted_on: '2026-01-01' });
  const { rows } = await app.owner.query('SELECT product_id AS id FROM rater_offers WHERE quote_id = $1', [
    old,
  ]);
  const late = await quoting.choose(old, { productIds: [Number(rows[0].id)] });
  expect([late.status, late.error.message]).toEqual([
    409,
    expect.stringContaining('expired after 01/31/2026'),
  ]);
  const gone = await quoting.newCarrier();
  const customerId = await quoting.newCustomer();
  const body = quoting.bodyFor({ customerId }, { offers: [{ ...gone, premium: 100 }] });
  const { body: quote } = await quoting.add(body);
  await app.owner.query('UPDATE products SET active = false WHERE id = $1', [gone.productId]);
  expect((await quoting.choose(quote.id, { productIds: [gone.productId] })).error.errors).toEqual({
    productIds: [expect.stringContaining('is no longer sold. Choose another offer.')],
  });
});

test('an offer whose product got another line of business since is not chosen, and the refusal says why', async () => {
  const moved = await quoting.newCarrier();
  const customerId = await quoting.newCustomer();
  const body = quoting.bodyFor({ customerId }, { offers: [{ ...moved, premium: 100 }] });
  const { body: quote } = await quoting.add(body);
  await app.owner.query(`UPDATE products SET line_of_business = 'Boat' WHERE id = $1`, [moved.productId]);
  const { status, error } = await quoting.choose(quote.id, { productIds: [moved.productId] });
  expect([status, error.errors]).toEqual([
    422,
    { productIds: [expect.stringContaining('is Boat now, which is not a line of this quote.')] },
  ]);
  expect(await policiesOf(customerId)).toEqual([]);
});

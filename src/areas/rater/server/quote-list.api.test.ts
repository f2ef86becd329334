import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchCustomers } from '#areas/customers/search-contract.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { QuoteRow } from '../list-contract.ts';
import { listQuotes } from '../list-contract.ts';
import { QUOTE_SORTS } from '../statuses.ts';
import { buildRaterQuote } from './test-data.ts';
import { AREAS, type Quoting, startQuoting } from './test-quoting.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: AREAS });
});
afterAll(() => app.close());

const build = (quoting: Quoting, columns: object = {}) =>
  buildRaterQuote(app.owner, quoting.agency.masterId, { ...columns });
const list = async (quoting: Quoting, query: object = {}): Promise<QuoteRow[]> =>
  (await quoting.person.client.call(listQuotes, { query: { ...query } })).body.results;
const ids = async (quoting: Quoting, query: object = {}) => (await list(quoting, query)).map(({ id }) => id);

test('the list is filtered by number, state, line, person, customer, lead and days', async () => {
  const quoting = await startQuoting(app);
  const customer_id = await quoting.newCustomer();
  const lead_id = await buildLead(app.owner, quoting.agency.masterId);
  const boat = JSON.stringify([{ lineOfBusiness: 'Boat', months: 12 }]);
  const open = await build(quoting, { employee_id: quoting.person.id });
  const presented = await build(quoting, { status: 'presented', customer_id });
  const sold = await build(quoting, { status: 'sold', lines: boat });
  const lost = await build(quoting, { status: 'lost', lost_reason: 'Late', lead_id });
  const expired = await build(quoting, { quoted_on: '2026-01-05' });
  expect(await ids(quoting)).toEqual([expired, lost, sold, presented, open]);
  const states = { open, presented, sold, lost, expired };
  for (const [state, id] of Object.entries(states)) expect(await ids(quoting, { state })).toEqual([id]);
  expect(await ids(quoting, { query: `q-${sold}` })).toEqual([sold]);
  expect(await ids(quoting, { line: 'Boat' })).toEqual([sold]);
  expect(await ids(quoting, { person: quoting.person.id })).toEqual([open]);
  expect(await ids(quoting, { customer: customer_id })).toEqual([presented]);
  expect(await ids(quoting, { lead: lead_id })).toEqual([lost]);
  expect(await ids(quoting, { from: '2026-01-05', to: '2026-01-05' })).toEqual([expired]);
});

test('a row has the lines, how many carriers were asked, and the cheapest of each line together', async () => {
  const quoting = await startQuoting(app);
  const boat = await quoting.newCarrier('Boat');
  const body = quoting.bodyFor({ customerId: await quoting.newCustomer() });
  const lines = [
    { lineOfBusiness: 'Personal Auto', months: 6 },
    { lineOfBusiness: 'Boat', months: 12 },
  ];
  await quoting.add({ ...body, lines, offers: [...(body.offers as object[]), { ...boat, premium: 300 }] });
  expect(await list(quoting)).toMatchObject([
    { lines: ['Personal Auto', 'Boat'], offers: 3, least: 940.5, person: 'Ann Lee', state: 'open' },
  ]);
});

test('it sorts by each of its columns, both ways', async () => {
  const quoting = await startQuoting(app);
  const early = { quoted_on: '2026-01-05', effdate: '2026-01-10' };
  const made = [await build(quoting, early), await build(quoting), await build(quoting, { status: 'sold' })];
  for (const sort of QUOTE_SORTS)
    for (const reverse of [0, 1])
      expect((await ids(quoting, { sort, reverse })).toSorted()).toEqual(made.toSorted());
  expect(await ids(quoting, { sort: 'effdate' })).toEqual([made[0], made[2], made[1]]);
  expect((await list(quoting, { sort: 'state' })).map(({ state }) => state)).toEqual([
    'open',
    'sold',
    'expired',
  ]);
});

test('quotes of leads are listed for those who may see the lead alone', async () => {
  const quoting = await startQuoting(app);
  const lead_id = await buildLead(app.owner, quoting.agency.masterId, { status: 'call center' });
  const ofLead = await build(quoting, { lead_id });
  const ofCustomer = await build(quoting);
  expect(await ids(quoting)).toEqual([ofCustomer]);
  const permissions = { CoverdeskRaterAddOn: 1, PRLeadsTab: 1, PRLeadViewCallCenterTab: 1 } as const;
  const caller = await quoting.agency.newPerson({ permissions });
  const seen = (await caller.client.call(listQuotes, { query: {} })).body.results;
  expect(seen.map(({ id }: QuoteRow) => id)).toEqual([ofCustomer, ofLead]);
});

test('words that are no number are refused, and the customer search finds the customer by the number of a quote', async () => {
  const quoting = await startQuoting(app);
  const { client } = quoting.person;
  const refused = await client.call(listQuotes, { query: { query: 'Johnson' } });
  expect([refused.status, refused.error.errors?.query]).toEqual([
    422,
    ['Enter the number of a quote, like Q-2800001.'],
  ]);
  const customer_id = await quoting.newCustomer();
  const id = await build(quoting, { customer_id });
  for (const query of [`Q-${id}`, `${id}`]) {
    const { body } = await client.call(searchCustomers, { query: { selection: 'quote', query } });
    expect(body).toMatchObject({ exactId: customer_id, results: [{ id: customer_id }] });
  }
});

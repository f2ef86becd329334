import { expect, test } from 'vitest';
import { quotedDriver } from '#areas/rater/contract.ts';
import { stateOf } from '#areas/rater/rules/quote-states.ts';
import { QUOTE_STATES, type StoredStatus } from '#areas/rater/statuses.ts';
import { raterRows } from './rater-rows.ts';

const TODAY = '2026-03-01';
const rows = [...raterRows({ count: 680, before: 100_000 }, TODAY)];
const of = (table: string) => rows.filter((row) => row.table.name === table).map(({ values }) => values);

test('there are stored quotes in each state, enough for a second page, each with three carriers', () => {
  const quotes = of('rater_quotes');
  const states = quotes.map(({ status, quoted_on }) =>
    stateOf(status as StoredStatus, String(quoted_on), TODAY),
  );
  expect(new Set(states)).toEqual(new Set(QUOTE_STATES));
  expect(quotes.length).toBeGreaterThan(15);
  for (const { id } of quotes) {
    const products = of('rater_offers').filter(({ quote_id }) => quote_id === id);
    expect(new Set(products.map(({ product_id }) => product_id)).size).toBe(3);
  }
});

test('a sold quote has a customer and the pending policy that it became; every quote has a lead or a customer', () => {
  const policies = of('policies').map(({ id }) => id);
  for (const { id, status, customer_id, lead_id } of of('rater_quotes')) {
    expect((customer_id === null) !== (lead_id === null)).toBe(true);
    const linked = of('rater_offers').find((offer) => offer.quote_id === id && offer.policy_id !== null);
    expect(linked !== undefined).toBe(status === 'sold');
    if (linked) expect(policies).toContain(linked.policy_id);
  }
});

test('every quote has a vehicle and a driver with a license, as the form would take them', () => {
  for (const { drivers, vehicles } of of('rater_quotes')) {
    const read = JSON.parse(String(drivers)).map((driver: unknown) => quotedDriver.parse(driver));
    expect(read.length).toBeGreaterThan(0);
    for (const { licenseNumber } of read) expect(licenseNumber).not.toBe('');
    expect(JSON.parse(String(vehicles))).toHaveLength(1);
  }
});

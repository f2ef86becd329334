import { expect, test } from 'vitest';
import { BILLING_STATES } from '#areas/account-billing/statuses.ts';
import { isOverDiscounted } from '#areas/account-discounts/rules/client-price.ts';
import { cardProblem, expiryProblem } from '#areas/account-payment-methods/rules.ts';
import { CARD_TYPES, PAYMENT_TYPES } from '#areas/account-payment-methods/statuses.ts';
import { PACKAGE_LEVELS } from '#areas/accounts/rules/packages.ts';
import { couldBeRouting } from '#areas/banks/rules.ts';
import { DEMO_AGENCIES } from './agencies.ts';
import { DEMO_PACKAGES } from './back-office-catalogue.ts';
import { backOfficeRows } from './back-office-rows.ts';
import { demoAccounts } from './demo-accounts.ts';
import { SMALL_AGENCIES } from './small-agencies.ts';

const TODAY = '2026-03-01';
const rows = [...backOfficeRows(TODAY, (_, number) => `sealed ${number}`)];
const of = (name: string) => rows.filter(({ table }) => table.name === name).map(({ values }) => values);
const valuesOf = (name: string, column: string) => new Set(of(name).map((row) => row[column]));
const countOf1001 = (name: string) => of(name).filter(({ account }) => account === 1001).length;

test('every account has a package, a price and an active payment method', () => {
  const accounts = demoAccounts(TODAY);
  expect(accounts.length).toBe(19);
  const facts = new Map(of('account_facts').map((row) => [row.account, row]));
  for (const { account, methods } of accounts) {
    expect(facts.get(account)?.package_id, `${account}`).toBeGreaterThan(100);
    expect(methods.some(({ endedOn, officeAmount }) => !endedOn && officeAmount > 0)).toBe(true);
  }
  expect(valuesOf('account_facts', 'package_id')).toEqual(new Set(DEMO_PACKAGES.map(({ id }) => id)));
});

test('every payment type, card type and state of a billing row occurs', () => {
  expect(valuesOf('account_payment_methods', 'payment_type')).toEqual(new Set(PAYMENT_TYPES));
  expect([...valuesOf('account_payment_methods', 'routing')]).toEqual(
    expect.arrayContaining([...CARD_TYPES]),
  );
  expect(valuesOf('account_billings', 'state')).toEqual(new Set(BILLING_STATES));
});

test('a form would take every payment method: test numbers of cards, routing numbers of banks, prices above zero', () => {
  for (const { methods } of demoAccounts(TODAY))
    for (const { payment, officeAmount: cost, lifetime, discounts } of methods) {
      if (payment.type === 'CC') expect(cardProblem(payment.card, payment.number)).toBeUndefined();
      if (payment.type === 'ACH') expect(couldBeRouting(payment.routing)).toBe(true);
      expect(isOverDiscounted({ cost, lifetime, discounts }, '2020-01-01')).toBe(false);
    }
  for (const { expires } of of('account_payment_methods').filter(({ payment_type }) => payment_type === 'CC'))
    expect(expiryProblem(`${expires}`, TODAY)).toBeUndefined();
});

test.each(['account_discounts', 'account_billings', 'account_conversions'])(
  'account 1001 has more than a page of %s',
  (name) => expect(countOf1001(name)).toBeGreaterThan(15),
);

test('the contacts of an account are telephone numbers', () => {
  for (const { settings } of [...DEMO_AGENCIES, ...SMALL_AGENCIES])
    for (const contact of [settings.contact_1, settings.contact_2])
      expect(contact).toMatch(/^\(\d{3}\) 555-01\d\d$/);
});

test('the packages are those of the levels, and MGA', () => {
  expect(DEMO_PACKAGES.map(({ name, level }) => `${level} ${name}`)).toEqual([
    ...Object.entries(PACKAGE_LEVELS).map(([level, name]) => `${level} Coverdesk ${name}`),
    '4 Coverdesk MGA',
  ]);
});

test('an active card of account 1001 was declined, and what the sandbox did is marked so', () => {
  const declined = demoAccounts(TODAY)[0]?.methods.find(
    ({ endedOn, ...each }) => !endedOn && each.id === 3003,
  );
  const charges = of('account_billings').filter((row) => row.payment_method_id === declined?.id);
  expect(charges.map(({ state, is_sandbox }) => [state, is_sandbox])).toEqual([['Failed', true]]);
  expect(valuesOf('account_buzz_syncs', 'is_sandbox')).toEqual(new Set([true]));
});

test('discounts are lifetime, expired, active and upcoming', () => {
  const limited = of('account_discounts').filter(({ is_lifetime }) => !is_lifetime);
  expect(limited.some(({ expires_on }) => expires_on !== null && `${expires_on}` < TODAY)).toBe(true);
  expect(limited.some(({ effective_on }) => `${effective_on}` > TODAY)).toBe(true);
  expect(limited.some(({ effective_on, expires_on }) => effective_on === TODAY && expires_on === null)).toBe(
    true,
  );
  expect(limited.length).toBeLessThan(of('account_discounts').length);
});

test('a conversion is open, one complete, one voided; a sync is done and one failed', () => {
  const conversions = of('account_conversions');
  expect(conversions.some(({ voided_at }) => voided_at)).toBe(true);
  expect(conversions.some(({ completed_at }) => completed_at)).toBe(true);
  expect(conversions.some(({ completed_at, voided_at }) => !completed_at && !voided_at)).toBe(true);
  expect(valuesOf('account_buzz_syncs', 'state')).toEqual(new Set(['Done', 'Failed']));
});

test('the log tells of an account in the order of time, and never a number', () => {
  const times = of('change_log').map(({ at }) => `${at}`);
  expect(times.length).toBeGreaterThan(30);
  expect(times).toEqual(times.toSorted());
  expect(JSON.stringify(of('change_log'))).not.toMatch(/\d{12,}/);
});

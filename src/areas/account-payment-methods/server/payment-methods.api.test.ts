import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listDiscounts } from '#areas/account-discounts/contract.ts';
import { discountRoutes } from '#areas/account-discounts/server/public.ts';
import { openBackOffice, type TestBackOffice } from '#areas/accounts/server/test-data.ts';
import { unseal } from '#platform/server/crypto/envelope.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { addDays } from '#platform/shared/calendar.ts';
import * as contract from '../contract.ts';
import { paymentMethodRoutes } from './public.ts';
import { ach, card, check, discount, NEXT_YEAR, today, VISA } from './test-bodies.ts';

let app: TestApp;
let office: TestBackOffice;
beforeAll(async () => {
  app = await startTestApp({ areas: [paymentMethodRoutes, discountRoutes] });
  office = await openBackOffice(app);
});
afterAll(() => app.close());

const save = (body: object, headers: Record<string, string> = {}) =>
  office.accounting.client.call(contract.savePaymentMethod, { body, headers });
const find = async (id: number) =>
  (await office.sales.client.call(contract.findPaymentMethod, { params: { id } })).body;
describe('saving', () => {
  test('a check, a bank account and a card are added, and read masked by sales too', async () => {
    const account = await office.newAccount();
    const byCheck = await save(check(account, { checkDescription: 'By mail' }));
    expect([byCheck.status, byCheck.body.checkDescription, byCheck.body.account]).toEqual([
      200,
      'By mail',
      '',
    ]);
    const byBank = (await save(ach(account))).body;
    expect(byBank).toMatchObject({ routing: '021000021', account: '****6789', bankName: 'JPMorgan Chase' });
    const byCard = (await save(card(account))).body;
    expect(await find(byCard.id)).toMatchObject({
      account: '****1111',
      routing: 'Visa',
      cc_detail: { code: '', expdate: NEXT_YEAR, bill_state: 'FL' },
      setsPrice: true,
    });
    const list = await office.sales.client.call(contract.listPaymentMethods, {
      params: { accountId: account },
    });
    expect(list.body.results.map(({ id }: { id: number }) => id)).toEqual([
      byCard.id,
      byBank.id,
      byCheck.body.id,
    ]);
  });

  test('an edit that leaves the number empty or masked keeps it, and another type needs a new one', async () => {
    const account = await office.newAccount();
    const { id } = (await save(card(account))).body;
    for (const kept of ['', '****1111'])
      expect((await save(card(account, { id, account: kept }))).status).toBe(200);
    const { rows } = await app.owner.query(
      'SELECT master_id, sealed_number FROM account_payment_methods WHERE id = $1',
      [id],
    );
    const place = {
      masterId: rows[0].master_id,
      table: 'account_payment_methods',
      column: 'sealed_number',
      row: id,
    };
    expect(unseal(app.services.secrets.sealingKeys, place, rows[0].sealed_number)).toBe(VISA);
    expect((await save(ach(account, { id, account: '****1111' }))).error.errors?.account).toEqual([
      'Enter the account number.',
    ]);
    expect((await save(card(account, { id, account: '', routing: 'Discover' }))).status).toBe(422);
    expect((await save(check(account, { id }))).body).toMatchObject({
      payment_type: 'CHECK',
      account: '',
      cc_detail: null,
    });
  });

  test('`old_id` ends that one, and the newest active one sets the price', async () => {
    const account = await office.newAccount();
    const first = (await save(check(account))).body;
    const second = (await save(check(account, { old_id: first.id, office_amount: 90 }))).body;
    expect([second.setsPrice, (await find(first.id)).isActive]).toEqual([true, false]);
    expect((await save(check(account, { id: first.id }))).status).toBe(409);
    const other = await office.newAccount();
    expect((await save(check(other, { old_id: second.id }))).error.errors?.old_id).toBeDefined();
    expect((await find(second.id)).isActive).toBe(true);
  });

  test('two clerks on one payment method: the second gets 409 with the record as it is now', async () => {
    const account = await office.newAccount();
    const { id, version } = (await save(check(account))).body;
    expect((await save(check(account, { id, version, office_amount: 80 }))).status).toBe(200);
    const late = await save(check(account, { id, version, office_amount: 70 }));
    expect([
      late.status,
      late.error.changedBy,
      (late.error.current as { office_amount: number }).office_amount,
    ]).toEqual([409, 'Priya Raman', 80]);
    expect((await save(check(account, { id, office_amount: 70 }))).body.office_amount).toBe(70);
  });

  test('under one key ten saves add one payment method, whatever security code comes with them', async () => {
    const account = await office.newAccount();
    const key = { 'idempotency-key': 'one-card' };
    const codes = Array.from({ length: 10 }, (_, at) => ({ expdate: NEXT_YEAR, code: `73${at}` }));
    const answers = await Promise.all(codes.map((cc_detail) => save(card(account, { cc_detail }), key)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await save(card(account, { office_amount: 1 }), key)).status).toBe(422);
  });
});

describe('refused', () => {
  const refused: [string, (account: number) => object, string][] = [
    ['routing 123456789', (a) => ach(a, { routing: '123456789' }), 'routing'],
    ['routing of 12 digits', (a) => ach(a, { routing: '021000021000' }), 'routing'],
    ['an account with letters', (a) => ach(a, { account: '12a4' }), 'account'],
    ['an account of 65 digits', (a) => ach(a, { account: '1'.repeat(65) }), 'account'],
    ['no account number', (a) => ach(a, { account: '' }), 'account'],
    ['a card that fails Luhn', (a) => card(a, { account: '4111111111111112' }), 'account'],
    ['a card of another type', (a) => card(a, { routing: 'Discover' }), 'account'],
    ['an unknown card type', (a) => card(a, { routing: 'Diners' }), 'routing'],
    ['an expired card', (a) => card(a, { cc_detail: { expdate: '01/20' } }), 'cc_detail.expdate'],
    [
      'a code of 5 digits',
      (a) => card(a, { cc_detail: { expdate: NEXT_YEAR, code: '12345' } }),
      'cc_detail.code',
    ],
    [
      'a state of 3 letters',
      (a) => card(a, { cc_detail: { expdate: NEXT_YEAR, bill_state: 'FLA' } }),
      'cc_detail.bill_state',
    ],
    ['a base price with three decimals', (a) => check(a, { office_amount: 1.005 }), 'office_amount'],
    [
      'a percent of 100.01',
      (a) => check(a, { discounts: [discount({ amountType: 'P', amount: 100.01 })] }),
      'discounts.0.amount',
    ],
    [
      'a discount with three decimals',
      (a) => check(a, { discounts: [discount({ amount: 0.125 })] }),
      'discounts.0.amount',
    ],
    [
      'a new discount that started yesterday',
      (a) => check(a, { discounts: [discount({ effectiveDate: addDays(today(), -1) })] }),
      'discounts.0.effectiveDate',
    ],
    [
      'an expiry before effect',
      (a) => check(a, { discounts: [discount({ expirationDate: addDays(today(), -1) })] }),
      'discounts.0.expirationDate',
    ],
    [
      'discounts below zero on a later day',
      (a) =>
        check(a, {
          discounts: [
            discount({ amount: 60 }),
            discount({ amount: 60, effectiveDate: addDays(today(), 30) }),
          ],
        }),
      'discounts',
    ],
    [
      'a lifetime discount above the price',
      (a) => check(a, { lifetime_discount: { amountType: 'A', amount: 100.01 } }),
      'discounts',
    ],
  ];
  test.each(refused)('%s is 422', async (_, body, field) => {
    const answer = await save(body(await office.newAccount()));
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
    expect(answer.error['Improperly formatted request']).toEqual(answer.error.errors?.[field]);
  });

  test('a base price of 0 for an MGA package, and taken for another', async () => {
    const mga = await office.newAccount({ package_name: 'Coverdesk MGA' });
    expect((await save(check(mga, { office_amount: 0 }))).error.message).toBe(
      'Base price should be greater than zero.',
    );
    expect((await save(check(await office.newAccount(), { office_amount: 0 }))).status).toBe(200);
  });

  test('an unknown account is 404; sales and an agency’s owner get 403', async () => {
    expect((await save(check(999_999_999))).status).toBe(404);
    const body = check(await office.newAccount());
    for (const { client } of [office.sales, office.stranger])
      expect((await client.call(contract.savePaymentMethod, { body })).status).toBe(403);
  });
});

describe('discounts', () => {
  test('the client price follows the rule, a saved discount keeps its past start, and one that is left out is deleted', async () => {
    const account = await office.newAccount();
    const lifetime_discount = { amountType: 'P', amount: 10 };
    const rows = [
      discount({ amountType: 'P', amount: 50 }),
      discount({ amount: 20 }),
      { id: 0, amountType: 'A', amount: '', effectiveDate: '' },
    ];
    const saved = (await save(check(account, { lifetime_discount, discounts: rows }))).body;
    expect([saved.clientPrice, saved.discounts.length]).toEqual([35, 2]);
    await app.owner.query(
      'UPDATE account_discounts SET effective_on = $2 WHERE account = $1 AND NOT is_lifetime',
      [account, addDays(today(), -3)],
    );
    const [kept] = (await find(saved.id)).discounts;
    const again = (await save(check(account, { id: saved.id, lifetime_discount: null, discounts: [kept] })))
      .body;
    expect([again.clientPrice, again.discounts.length, again.lifetime_discount]).toEqual([
      kept.amountType === 'A' ? 80 : 50,
      1,
      null,
    ]);
    const list = (await office.sales.client.call(listDiscounts, { params: { accountId: account } })).body;
    expect(list).toMatchObject({
      today: today(),
      discountsData: [
        { discountProductName: 'Base Price', discountType: 'Limited', discountStatus: 'Active' },
      ],
    });
  });
});

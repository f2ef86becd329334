import type { Discount } from '#areas/account-discounts/contract.ts';
import { buildAccount } from '#areas/accounts/server/test-data.ts';
import { readsAsSaved } from '#platform/server/testing/reads-as-saved.ts';
import { findPaymentMethod, savePaymentMethod } from '../contract.ts';

const NEXT_YEAR = new Date().getFullYear() + 1;
const CARD = {
  expdate: `09/${NEXT_YEAR % 100}`,
  code: '',
  bill_name: 'Dana Whitfield',
  bill_address: '140 Main St',
  bill_city: 'St. Petersburg',
  bill_state: 'FL',
  bill_zip: '33130-0001',
};
/** Sent with each save, and answered masked. */
const NUMBERS = ['', '000123456789', '4111111111111111'];

const discount = (amountType: 'A' | 'P', amount: number) => ({
  id: 0,
  amountType,
  amount,
  effectiveDate: `${NEXT_YEAR}-06-16`,
  expirationDate: `${NEXT_YEAR}-06-30`,
});

/** By check first, then by bank account, then by card: each type has fields of its own. */
export const savedPaymentMethod = readsAsSaved(savePaymentMethod)(async ({ owner }, { client }) => {
  const save = (body: object, id: number, at: number) =>
    client.call(savePaymentMethod, { body: { ...body, id, account: NUMBERS[at] } });
  return {
    fields: {
      id: { unread: '0 adds, and the record’s own changes.' },
      acct_id: { always: await buildAccount(owner) },
      payment_type: ['CHECK', 'ACH', 'CC'],
      office_amount: [100, 90.5, 80],
      old_id: { unread: 'The method that a new one replaces; read in its own tests.' },
      checkDescription: ['By mail', '', ''],
      routing: ['', '021000021', 'Visa'],
      account: { unread: 'A number, of which the last four digits are answered.' },
      lifetime_discount: {
        values: [{ amountType: 'P', amount: 5 }, { amountType: 'A', amount: 2.5 }, null],
        read: ({ lifetime_discount: lifetime }) =>
          lifetime && { amountType: lifetime.amountType, amount: lifetime.amount },
      },
      discounts: {
        values: [[discount('P', 10)], [discount('A', 3), discount('P', 2.5)], []],
        read: ({ discounts }) =>
          discounts.map(({ employeeId, since, ...row }: Discount) => ({ ...row, id: 0 })),
      },
      cc_detail: {
        values: [null, null, CARD],
        read: ({ cc_detail: card }) => {
          const { id: _, ...rest } = card ?? {};
          return card && rest;
        },
      },
    },
    saves: [
      (body) => save(body, 0, 0),
      (body, { id }) => save(body, id, 1),
      (body, { id }) => save(body, id, 2),
    ],
    find: ({ id }) => client.call(findPaymentMethod, { params: { id } }),
  };
});

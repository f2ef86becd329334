import { discountInWords, reductionInWords } from '#areas/account-discounts/rules/words.ts';
import { priceAnswer } from '#areas/account-discounts/rules/working.ts';
import {
  type DiscountRow,
  discountsOf,
  listDiscountsOf,
  listDiscountsOfAccount,
} from '#areas/account-discounts/server/public.ts';
import { findBank } from '#areas/banks/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { RecordKind } from '#platform/server/records/save-record.ts';
import type { PaymentMethod } from '../contract.ts';
import { PAYMENT_METHOD_LOG } from '../log.ts';
import { maskedNumber } from '../rules.ts';
import type { PaymentType } from '../statuses.ts';
import * as store from './store.ts';

interface Facts {
  discounts: readonly DiscountRow[];
  newest: number | undefined;
  bankName: string;
  today: string;
}

function methodOf(row: store.MethodRow, { discounts: rows, newest, bankName, today }: Facts): PaymentMethod {
  const { lifetime, discounts } = discountsOf(rows);
  const [month = '', year = ''] = row.expires.split('/');
  return {
    id: row.id,
    acct_id: row.account,
    payment_type: row.payment_type as PaymentType,
    office_amount: row.office_amount,
    ...priceAnswer({ cost: row.office_amount, lifetime, discounts }, today),
    routing: row.routing,
    account: maskedNumber(row.last_four),
    bankName,
    checkDescription: row.check_description,
    cc_detail: row.payment_type === 'CC' ? cardOf(row) : null,
    expirationMonth: month,
    expirationYear: year && `${today.slice(0, 2)}${year}`,
    lifetime_discount: lifetime ? { ...lifetime, isLifetime: 1 as const } : null,
    discounts,
    isActive: row.ended_at === null,
    setsPrice: row.id === newest,
    lastDecline: row.last_decline && { ...row.last_decline, at: new Date(row.last_decline.at) },
    createdAt: row.created_at,
    basePrices: basePricesOf(row),
    today,
    version: row.version,
  };
}

function basePricesOf({ created_at, office_amount, price_changes }: store.MethodRow) {
  const edited = price_changes.map(({ at, after }) => ({ from: new Date(at), price: after }));
  return [{ from: created_at, price: price_changes[0]?.before ?? office_amount }, ...edited];
}

function cardOf(row: store.MethodRow) {
  const { id, expires, bill_name, bill_address, bill_city, bill_state, bill_zip } = row;
  return {
    id,
    expdate: expires,
    code: '' as const,
    bill_name,
    bill_address,
    bill_city,
    bill_state,
    bill_zip,
  };
}

async function bankOf(db: Db, row: store.MethodRow): Promise<string> {
  return row.payment_type === 'ACH' ? (await findBank(db, row.routing)).name : '';
}

async function loaded(
  db: Db,
  row: store.MethodRow | undefined,
  today: string,
): Promise<PaymentMethod | undefined> {
  if (!row) return undefined;
  const discounts = await listDiscountsOf(db, { payment_method_id: row.id });
  const newest = await store.newestActive(db, row.account);
  return methodOf(row, { discounts, newest, bankName: await bankOf(db, row), today });
}

export async function findPaymentMethod(
  db: Db,
  id: number,
  today: string,
): Promise<PaymentMethod | undefined> {
  return loaded(db, await store.findMethod(db, id), today);
}

export async function listPaymentMethods(db: Db, account: number, today: string): Promise<PaymentMethod[]> {
  const rows = await store.listMethods(db, account);
  const all = await listDiscountsOfAccount(db, account);
  const newest = rows.find(({ ended_at }) => ended_at === null)?.id;
  const found: PaymentMethod[] = [];
  for (const row of rows) {
    const discounts = all.filter((each) => each.payment_method_id === row.id);
    found.push(methodOf(row, { discounts, newest, bankName: await bankOf(db, row), today }));
  }
  return found;
}

/** The kind of record, with prices as of that day. */
export const paymentMethodsOn = (today: string): RecordKind<PaymentMethod> => ({
  subject: PAYMENT_METHOD_LOG.subject,
  lock: async (db, id) => loaded(db, await store.lockMethod(db, id), today),
  find: (db, id) => findPaymentMethod(db, id, today),
  logged: ({ cc_detail, lifetime_discount, ...method }) => ({
    payment_type: method.payment_type,
    office_amount: method.office_amount,
    client_price: method.clientPrice,
    checkDescription: method.checkDescription,
    routing: method.routing,
    account: method.account,
    ...(cc_detail && {
      expdate: cc_detail.expdate,
      bill_name: cc_detail.bill_name,
      bill_address: cc_detail.bill_address,
      bill_city: cc_detail.bill_city,
      bill_state: cc_detail.bill_state,
      bill_zip: cc_detail.bill_zip,
    }),
    lifetimeDiscount: lifetime_discount ? reductionInWords(lifetime_discount) : '',
    discounts: method.discounts.map(discountInWords),
    isActive: method.isActive,
  }),
});

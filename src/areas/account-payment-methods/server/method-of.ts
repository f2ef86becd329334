import { discountInWords, reductionInWords } from '#areas/account-discounts/rules/words.ts';
import { priceAnswer } from '#areas/account-discounts/rules/working.ts';
import {
  type DiscountRow,
  discountsOf,
  listDiscountsOf,
  listDiscountsOfAccount,
} from '#areas/account-discounts/server/public.ts';
import { findBanks } from '#areas/banks/server/public.ts';
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
    formerDiscounts: row.former_discounts.map(({ since, until, ...was }) => ({
      ...was,
      since: new Date(since),
      until: new Date(until),
    })),
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

/** The banks of these, asked for at once; checks and cards have none. */
async function bankNames(
  db: Db,
  rows: readonly store.MethodRow[],
): Promise<(row: store.MethodRow) => string> {
  const ofBank = rows.filter(({ payment_type }) => payment_type === 'ACH');
  const banks = await findBanks(
    db,
    ofBank.map(({ routing }) => routing),
  );
  return (row) => (row.payment_type === 'ACH' ? (banks.get(row.routing)?.name ?? '') : '');
}

async function loaded(
  db: Db,
  row: store.MethodRow | undefined,
  today: string,
): Promise<PaymentMethod | undefined> {
  if (!row) return undefined;
  const discounts = await listDiscountsOf(db, { payment_method_id: row.id });
  const newest = await store.newestActive(db, row.account);
  const bankName = (await bankNames(db, [row]))(row);
  return methodOf(row, { discounts, newest, bankName, today });
}

export async function findPaymentMethod(
  db: Db,
  id: number,
  today: string,
): Promise<PaymentMethod | undefined> {
  return loaded(db, await store.findMethod(db, id), today);
}

export async function listPaymentMethods(db: Db, account: number, today: string): Promise<PaymentMethod[]> {
  const [rows, all] = await Promise.all([
    store.listMethods(db, account),
    listDiscountsOfAccount(db, account),
  ]);
  const newest = rows.find(({ ended_at }) => ended_at === null)?.id;
  const bankName = await bankNames(db, rows);
  const ofMethod = Map.groupBy(all, ({ payment_method_id }) => payment_method_id);
  return rows.map((row) =>
    methodOf(row, { discounts: ofMethod.get(row.id) ?? [], newest, bankName: bankName(row), today }),
  );
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

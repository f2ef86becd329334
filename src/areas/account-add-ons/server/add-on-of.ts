import { discountInWords, reductionInWords } from '#areas/account-discounts/rules/words.ts';
import { priceAnswer } from '#areas/account-discounts/rules/working.ts';
import {
  type DiscountRow,
  discountsOf,
  listDiscountsOf,
  listDiscountsOfAccount,
  listDiscountsOfAddOns,
} from '#areas/account-discounts/server/public.ts';
import { accountNamed } from '#areas/accounts/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { RecordKind } from '#platform/server/records/save-record.ts';
import type { AccountAddOn } from '../contract.ts';
import { ACCOUNT_ADD_ON_LOG } from '../log.ts';
import { type AccountDiscounts, type BillType, type CostType, isIncluded } from '../rules.ts';
import * as store from './store.ts';

function addOnOf(
  row: store.AppliedRow,
  rows: readonly DiscountRow[],
  level: number,
  today: string,
): AccountAddOn {
  const { lifetime, discounts } = discountsOf(rows);
  const price = priceAnswer({ cost: row.cost, lifetime, discounts }, today);
  const included = isIncluded(row.lite_switch, level);
  return {
    id: row.id,
    addon_id: row.add_on_id,
    acct_id: row.account,
    name: row.name,
    salesRep: row.sales_rep_id,
    salesRepName: row.sales_rep ?? '',
    employeeId: row.employee_id,
    bill_type: row.bill_type as BillType,
    cost_type: row.cost_type as CostType,
    cost: row.cost,
    ...price,
    clientPrice: included ? 0 : price.clientPrice,
    isIncluded: included,
    lifetime_discounts: lifetime ? { ...lifetime, isLifetime: 1 as const } : null,
    discounts,
    today,
    version: row.version,
  };
}

async function loaded(
  db: Db,
  row: store.AppliedRow | undefined,
  today: string,
): Promise<AccountAddOn | undefined> {
  if (!row) return undefined;
  const { lite_switch } = await accountNamed(db, row.account);
  return addOnOf(row, await listDiscountsOf(db, { account_add_on_id: row.id }), lite_switch, today);
}

export async function findAccountAddOn(db: Db, id: number, today: string): Promise<AccountAddOn | undefined> {
  return loaded(db, await store.findApplied(db, id), today);
}

export async function listAccountAddOns(db: Db, account: number, today: string): Promise<AccountAddOn[]> {
  const { lite_switch } = await accountNamed(db, account);
  const rows = await store.listApplied(db, account);
  const all = await listDiscountsOfAccount(db, account);
  return rows.map((row) =>
    addOnOf(
      row,
      all.filter((each) => each.account_add_on_id === row.id),
      lite_switch,
      today,
    ),
  );
}

/** The accounts that have this add-on, with what each has taken off its price. */
export async function discountedAccounts(db: Db, addOn: number): Promise<AccountDiscounts[]> {
  const rows = await store.listApplications(db, addOn);
  const all = await listDiscountsOfAddOns(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, account }) => ({
    account,
    ...discountsOf(all.filter(({ account_add_on_id }) => account_add_on_id === id)),
  }));
}

export const accountAddOnsOn = (today: string): RecordKind<AccountAddOn> => ({
  subject: ACCOUNT_ADD_ON_LOG.subject,
  lock: async (db, id) => loaded(db, await store.lockApplied(db, id), today),
  find: (db, id) => findAccountAddOn(db, id, today),
  logged: (addOn) => ({
    backOfficeAddOns: addOn.name,
    addOnSalesRep: addOn.salesRepName,
    addOnLifetimeDiscount: addOn.lifetime_discounts ? reductionInWords(addOn.lifetime_discounts) : '',
    addOnDiscounts: addOn.discounts.map(discountInWords),
  }),
});

import { discountProblems } from '#areas/account-discounts/rules/discounts.ts';
import { saveDiscounts, sentDiscounts } from '#areas/account-discounts/server/public.ts';
import { accountNamed, lockFacts, salesmanProblem } from '#areas/accounts/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { deleteRecord, saveRecord } from '#platform/server/records/save-record.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { whyClosed } from '#platform/shared/gates.ts';
import type {
  AccountAddOn,
  deleteAccountAddOn as deleteEndpoint,
  saveAccountAddOn as saveEndpoint,
} from '../contract.ts';
import { accountAddOnsOn } from './add-on-of.ts';
import * as store from './store.ts';

type Save = Call<typeof saveEndpoint>;

/** What follows when an account gets an add-on, in the same transaction. */
export type Applied = (call: Save, what: { account: number; addOn: number }) => Promise<void>;

/** Applying is open to the whole back office, changing to accounting users. */
export async function saveAccountAddOn(call: Save, applied: readonly Applied[]): Promise<AccountAddOn> {
  const { db, session, params, body } = call;
  const today = dayAt(session.timeZone, new Date());
  const { id, version } = body;
  const closed = id === 0 ? undefined : whyClosed('accounting', session);
  if (closed) throw refuse.forbidden(closed);
  await accountNamed(db, params.accountId);
  await lockFacts(db, session.masterId, params.accountId);
  return saveRecord(
    accountAddOnsOn(today),
    call,
    { id, version },
    {
      problems: (before) => problemsOf(call, before, today),
      add: () => apply(call, applied),
      async change(before) {
        await store.updateApplied(db, before.id, body.salesRep);
        await storeDiscounts(call, before.id, before);
      },
    },
  );
}

async function apply(call: Save, applied: readonly Applied[]): Promise<number> {
  const { db, session, params, body } = call;
  const row = { master_id: session.masterId, account: params.accountId, add_on_id: body.addon_id };
  const id = await store.insertApplied(db, {
    ...row,
    sales_rep_id: body.salesRep,
    employee_id: session.employeeId,
  });
  if (id === undefined) throw refuse.conflict('This account has this add-on already.');
  await storeDiscounts(call, id, undefined);
  await store.switchAddOn(db, params.accountId, body.addon_id, true);
  for (const follow of applied) await follow(call, { account: params.accountId, addOn: body.addon_id });
  return id;
}

async function storeDiscounts(
  { db, session, params, body }: Save,
  id: number,
  before: AccountAddOn | undefined,
) {
  const place = { master_id: session.masterId, account: params.accountId, employee_id: session.employeeId };
  const lifetime = before?.lifetime_discounts ?? undefined;
  const always = lifetime && { ...lifetime, effectiveDate: null, expirationDate: null };
  const stored = before && { lifetime: always, discounts: before.discounts };
  const sent = sentDiscounts(body.lifetime_discounts ?? undefined, body.discounts);
  await saveDiscounts(db, place, { account_add_on_id: id }, stored, sent);
}

async function problemsOf(
  { db, params, body }: Save,
  before: AccountAddOn | undefined,
  today: string,
): Promise<FieldErrors> {
  const addOn = await store.keepAddOn(db, body.addon_id);
  if (!addOn) return { addon_id: ['Choose an add-on of the list.'] };
  if (before && before.acct_id !== params.accountId) return { id: ['This add-on is of another account.'] };
  if (before && before.addon_id !== addOn.id)
    return { addon_id: ['An add-on cannot become another one. Delete it and apply the other.'] };
  const noSalesman = await salesmanProblem(db, body.salesRep, before?.salesRep ?? null);
  const sent = sentDiscounts(body.lifetime_discounts ?? undefined, body.discounts);
  const edited = { cost: addOn.cost, isPercent: addOn.cost_type === 2, ...sent };
  return {
    ...(noSalesman && { salesRep: [noSalesman] }),
    ...discountProblems(edited, before?.discounts ?? [], today),
  };
}

export async function deleteAccountAddOn(call: Call<typeof deleteEndpoint>): Promise<void> {
  const { db, session, params } = call;
  const kind = accountAddOnsOn(dayAt(session.timeZone, new Date()));
  await deleteRecord(kind, call, { id: params.id }, async ({ id, acct_id, addon_id }) => {
    await store.markDeleted(db, id);
    await store.switchAddOn(db, acct_id, addon_id, false);
  });
}

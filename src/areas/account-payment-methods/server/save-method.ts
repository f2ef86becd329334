import { saveDiscounts, sentDiscounts } from '#areas/account-discounts/server/public.ts';
import { accountNamed, lockFacts } from '#areas/accounts/server/public.ts';
import { seal } from '#platform/server/crypto/envelope.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { changeRecord, saveRecord } from '#platform/server/records/save-record.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { PaymentMethod, savePaymentMethod } from '../contract.ts';
import { keepsNumber } from '../rules.ts';
import { judgeMethod } from './judge-method.ts';
import { paymentMethodsOn } from './method-of.ts';
import * as store from './store.ts';

export type Save = Call<typeof savePaymentMethod>;

const TABLE = 'account_payment_methods';
const COLUMN = 'sealed_number';

export async function saveMethod(call: Save): Promise<PaymentMethod> {
  const { db, session, body } = call;
  const today = dayAt(session.timeZone, new Date());
  const kind = paymentMethodsOn(today);
  const { package_name } = await accountNamed(db, body.acct_id);
  await lockFacts(db, session.masterId, body.acct_id);
  const { id, version } = body;
  const saved = await saveRecord(
    kind,
    call,
    { id, version },
    {
      problems: (before) => judgeMethod(call, { before, today, packageName: package_name }),
      whyNot: (before) => (before.isActive ? undefined : 'This payment method has ended. Add a new one.'),
      add: () => addMethod(call),
      change: (before) => changeMethod(call, before),
    },
  );
  if (id === 0 && body.old_id) await endOld(call, body.old_id, today);
  // The one that it replaces is gone by now, so this one sets the price.
  return (await kind.find(db, saved.id)) as PaymentMethod;
}

async function addMethod(call: Save): Promise<number> {
  const { db, session, body } = call;
  const id = await store.drawId(db);
  const row = { master_id: session.masterId, id, account: body.acct_id };
  await store.insertMethod(db, { ...row, ...columnsOf(call), ...numberOf(call, id) });
  await storeDiscounts(call, id, undefined);
  return id;
}

async function changeMethod(call: Save, before: PaymentMethod): Promise<void> {
  const { body } = call;
  const isKept = body.payment_type === before.payment_type && keepsNumber(body.account);
  await store.updateMethod(call.db, before.id, {
    ...columnsOf(call),
    ...(!isKept && numberOf(call, before.id)),
  });
  await storeDiscounts(call, before.id, before);
}

async function storeDiscounts({ db, session, body }: Save, id: number, before: PaymentMethod | undefined) {
  const place = { master_id: session.masterId, account: body.acct_id, employee_id: session.employeeId };
  const stored = before && { lifetime: lifetimeOf(before), discounts: before.discounts };
  const sent = sentDiscounts(body.lifetime_discount ?? undefined, body.discounts);
  await saveDiscounts(db, place, { payment_method_id: id }, stored, sent);
}

function lifetimeOf({ lifetime_discount: lifetime }: PaymentMethod) {
  return lifetime ? { ...lifetime, effectiveDate: null, expirationDate: null } : undefined;
}

/** Only what belongs to the type: a bank account has no billing address, a check nothing at all. */
function columnsOf({ body }: Save): store.MethodColumns {
  const card = body.payment_type === 'CC' ? body.cc_detail : undefined;
  return {
    payment_type: body.payment_type,
    office_amount: body.office_amount,
    check_description: body.payment_type === 'CHECK' ? body.checkDescription : '',
    routing: body.payment_type === 'CHECK' ? '' : body.routing,
    expires: card?.expdate ?? '',
    bill_name: card?.bill_name ?? '',
    bill_address: card?.bill_address ?? '',
    bill_city: card?.bill_city ?? '',
    bill_state: card?.bill_state ?? '',
    bill_zip: card?.bill_zip ?? '',
  };
}

function numberOf({ secrets, session, body }: Save, row: number): store.NumberColumns {
  if (body.payment_type === 'CHECK') return { sealed_number: null, last_four: '' };
  const place = { masterId: session.masterId, table: TABLE, column: COLUMN, row };
  return { sealed_number: seal(secrets.sealingKeys, place, body.account), last_four: body.account.slice(-4) };
}

/** The one that a new one replaces. */
async function endOld(call: Save, id: number, today: string): Promise<void> {
  const { db, body } = call;
  const old = await store.lockMethod(db, id);
  if (!old || old.account !== body.acct_id)
    throw refuse.fields({ old_id: ['This payment method is not of the account.'] });
  const steps = { action: 'ended', change: () => store.endMethod(db, id) };
  await changeRecord(
    paymentMethodsOn(today),
    call,
    { id },
    { ...steps, isDone: ({ isActive }) => !isActive },
  );
}

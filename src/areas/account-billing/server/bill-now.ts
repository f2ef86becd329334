import { findPaymentMethod } from '#areas/account-payment-methods/server/public.ts';
import { accountNamed, lockFacts } from '#areas/accounts/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse, refuseProblems } from '#platform/server/http/refusal.ts';
import { addRecord, changeRecord } from '#platform/server/records/save-record.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Billing, billNow as billNowEndpoint } from '../contract.ts';
import { billNowProblems, refundProblem } from '../rules.ts';
import { CATEGORIES } from '../statuses.ts';
import { BILLINGS } from './billing-of.ts';
import { accountCharge } from './charge.ts';
import * as store from './store.ts';

type BillNow = Call<typeof billNowEndpoint>;

export async function billNow(call: BillNow): Promise<Billing> {
  const { db, session, params, body } = call;
  refuseProblems(
    billNowProblems({
      category: body.billingType?.value,
      tranCode: body.tranCode ?? undefined,
      amount: body.amount ?? undefined,
      paymentMethodId: body.paymentMethod?.id,
      billingId: body.billingId ?? undefined,
    }),
  );
  await accountNamed(db, params.accountId);
  // What is left to refund is counted while nobody else bills this account.
  await lockFacts(db, session.masterId, params.accountId);
  return body.billingType?.value === CATEGORIES.Void ? voidBilling(call) : addBilling(call);
}

async function addBilling(call: BillNow): Promise<Billing> {
  const { db, session, params, body, config, jobs } = call;
  const amount = body.amount as number;
  const category = body.billingType?.value as number;
  const method = await findPaymentMethod(
    db,
    body.paymentMethod?.id as number,
    dayAt(session.timeZone, new Date()),
  );
  if (!method?.isActive || method.acct_id !== params.accountId)
    throw refuse.fields({ paymentMethod: ['Choose an active payment method of the account.'] });
  if (category === CATEGORIES.Refund) {
    const problem = refundProblem(amount, await store.standingOf(db, params.accountId));
    if (problem) throw refuse.fields({ amount: [problem] });
  }
  // Without something to charge with, a bank account or card waits like a check.
  const isCharged = method.payment_type !== 'CHECK' && config.sandbox;
  const added = await addRecord(BILLINGS, call, {
    add: () =>
      store.insertBilling(db, {
        master_id: session.masterId,
        account: params.accountId,
        category,
        tran_code: body.tranCode as number,
        description: body.description,
        amount,
        payment_method_id: method.id,
        state: isCharged ? 'Processing' : 'Open',
        is_sandbox: isCharged,
        employee_id: session.employeeId,
      }),
  });
  if (isCharged) await jobs.send(db, accountCharge, { masterId: session.masterId, billingId: added.id });
  return added;
}

function voidBilling(call: BillNow): Promise<Billing> {
  const { db, params, body } = call;
  return changeRecord(
    BILLINGS,
    call,
    { id: body.billingId as number },
    {
      action: 'voided',
      problems(before): FieldErrors {
        if (!before || before.acct_id !== params.accountId) throw refuse.notFound();
        const isOther = body.amount !== undefined && body.amount !== null && body.amount !== before.amount;
        return isOther ? { amount: ['This is not the amount of the row.'] } : {};
      },
      whyNot: (before) => before.whyNotVoided || undefined,
      change: ({ id }) => store.settleBilling(db, id, { state: 'Voided' }),
    },
  );
}

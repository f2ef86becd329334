import { maskedNumber } from '#areas/account-payment-methods/rules.ts';
import type { PaymentType } from '#areas/account-payment-methods/statuses.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { RecordKind } from '#platform/server/records/save-record.ts';
import type { Billing } from '../contract.ts';
import { BILLING_LOG } from '../log.ts';
import { whyNotVoided } from '../rules.ts';
import { type BillingState, CATEGORIES } from '../statuses.ts';
import * as store from './store.ts';

export function billingOf(row: store.BillingRow): Billing {
  const state = row.state as BillingState;
  return {
    id: row.id,
    acct_id: row.account,
    category: row.category === CATEGORIES.Billing ? 'Billing' : 'Refund',
    tranCode: row.tran_code as 27 | 22,
    description: row.description,
    amount: row.amount,
    paymentMethod: {
      id: row.payment_method_id,
      account: maskedNumber(row.last_four),
      payment_type: row.payment_type as PaymentType,
    },
    state,
    checkNumber: row.check_number,
    failure: row.failure,
    isSandbox: row.is_sandbox,
    employeeName: row.employee,
    createdAt: row.created_at,
    settledAt: row.settled_at,
    takesCheck: state === 'Open' && row.payment_type === 'CHECK',
    whyNotVoided: whyNotVoided({ state, isHandedOver: row.handed_over_at !== null }) ?? '',
  };
}

const read = (load: typeof store.findBilling) => async (db: Db, id: number) => {
  const row = await load(db, id);
  return row && billingOf(row);
};

export const BILLINGS: RecordKind<Billing> = {
  subject: BILLING_LOG.subject,
  lock: read(store.lockBilling),
  find: read(store.findBilling),
  logged: (billing) => ({
    category: billing.category,
    billedAmount: billing.amount,
    billingDescription: billing.description,
    billingState: billing.isSandbox ? `SANDBOX: ${billing.state}` : billing.state,
    checkNumber: billing.checkNumber,
    billedTo: `${billing.paymentMethod.payment_type} ${billing.paymentMethod.account}`.trim(),
    failure: billing.failure,
  }),
};

import { clientPrice } from '#areas/account-discounts/rules/client-price.ts';
import { maskedNumber } from '#areas/account-payment-methods/rules.ts';
import type { DemoBilling } from './account-billing-rows.ts';
import type { DemoConversion, DemoSync } from './account-work-rows.ts';
import { BUZZ, DICTATION, PROVIDER } from './back-office-catalogue.ts';
import { daysBefore } from './days.ts';
import { ACCOUNTING, type DemoAccount, type DemoMethod, type DemoPayment, SALES } from './demo-accounts.ts';
import { type TableRow, table } from './table-loader.ts';

const CHANGES = table('change_log', [
  'master_id',
  'at',
  'employee_id',
  'subject',
  'subject_id',
  'action',
  'before',
  'after',
]);

interface Entry {
  at: string;
  by: number | null;
  subject: string;
  id: number;
  action: string;
  before?: object;
  after: object;
}

interface Shown {
  accounts: readonly DemoAccount[];
  billings: readonly DemoBilling[];
  conversions: readonly DemoConversion[];
  syncs: readonly DemoSync[];
}

const ACCOUNT = 1001;

/** What happened to the account that is shown first, as the provider's log tells it, oldest first. */
export function* accountHistoryRows(shown: Shown, today: string): Generator<TableRow> {
  const entries = [
    ...editsOf(today),
    ...shown.accounts.flatMap(({ methods }) => methods.flatMap(priceEntries)),
    ...shown.billings.filter(({ account }) => account === ACCOUNT).flatMap(billingEntries),
    ...shown.conversions.flatMap(conversionEntries),
    ...shown.syncs.flatMap(syncEntries),
  ];
  for (const { at, by, subject, id, action, before, after } of entries.toSorted((a, b) =>
    a.at.localeCompare(b.at),
  ))
    yield CHANGES.row({
      master_id: PROVIDER,
      at,
      employee_id: by,
      subject,
      subject_id: id,
      action,
      before: before ?? null,
      after,
    });
}

function editsOf(today: string): Entry[] {
  const edit = (days: number, before: object, after: object): Entry => ({
    at: `${daysBefore(today, days)} 15:00:00Z`,
    by: ACCOUNTING,
    subject: 'account',
    id: ACCOUNT,
    action: 'edited',
    before,
    after,
  });
  const applied = (days: number, id: number, name: string): Entry => ({
    at: `${daysBefore(today, days)} 15:00:00Z`,
    by: SALES,
    subject: 'account add-on',
    id,
    action: 'added',
    after: { backOfficeAddOns: name },
  });
  return [
    edit(630, { setup_fee: 0 }, { setup_fee: 400_00 }),
    edit(500, { bill_plan: 'Yearly' }, { bill_plan: 'Monthly' }),
    edit(380, { ioPackageName: 'Coverdesk Diamond' }, { ioPackageName: 'Coverdesk Enterprise' }),
    edit(210, { telephonySubAccount: 0 }, { telephonySubAccount: 1 }),
    applied(205, 4001, BUZZ.name),
    applied(120, 4002, DICTATION.name),
  ];
}

/** Somebody raised the base price. */
function priceEntries(method: DemoMethod): Entry[] {
  const { id, officeAmount, earlier, lifetime, discounts } = method;
  if (!earlier) return [];
  const logged = (cost: number) => ({
    office_amount: cost,
    client_price: clientPrice({ cost, lifetime, discounts }, earlier.until),
  });
  return [
    {
      at: `${earlier.until} 15:00:00Z`,
      by: ACCOUNTING,
      subject: 'payment method',
      id,
      action: 'edited',
      before: logged(earlier.officeAmount),
      after: logged(officeAmount),
    },
  ];
}

function paidWith(payment: DemoPayment): string {
  return payment.type === 'CHECK' ? 'CHECK' : `${payment.type} ${maskedNumber(payment.number.slice(-4))}`;
}

const ENDED: Readonly<Record<string, string>> = { Paid: 'charged', Failed: 'declined', Voided: 'voided' };

function billingEntries({
  id,
  isRefund,
  description,
  amount,
  method,
  state,
  day,
  ...row
}: DemoBilling): Entry[] {
  const isCheck = method.payment.type === 'CHECK';
  const inWords = (word: string) => (isCheck ? word : `SANDBOX: ${word}`);
  const first = inWords(isCheck ? 'Open' : 'Processing');
  const added: Entry = {
    at: `${day} 16:00:00Z`,
    by: ACCOUNTING,
    subject: 'account billing',
    id,
    action: 'added',
    after: {
      category: isRefund ? 'Refund' : 'Billing',
      billedAmount: amount,
      billingDescription: description,
      billingState: first,
      billedTo: paidWith(method.payment),
    },
  };
  const action = isCheck && state === 'Paid' ? 'check received' : ENDED[state];
  if (!action) return [added];
  const hasPerson = action === 'check received' || action === 'voided';
  const more = {
    ...(row.checkNumber && { checkNumber: row.checkNumber }),
    ...(row.failure && { failure: row.failure }),
  };
  const ended: Entry = {
    ...added,
    at: `${day} 16:00:09Z`,
    by: hasPerson ? ACCOUNTING : null,
    action,
    before: { billingState: first },
    after: { billingState: inWords(state), ...more },
  };
  return [added, ended];
}

const STATES = { open: 'Open', completed: 'Complete', voided: 'Voided' } as const;

function conversionEntries({ id, type, name, fee, day, state }: DemoConversion): Entry[] {
  const added: Entry = {
    at: `${day} 14:20:00Z`,
    by: SALES,
    subject: 'conversion',
    id,
    action: 'added',
    after: { conversionType: type, competitorName: name, conversionFee: fee, conversionState: STATES.open },
  };
  if (state === 'open') return [added];
  const at = `${day} ${state === 'voided' ? '18:10:00Z' : '19:45:00Z'}`;
  const change = { before: { conversionState: STATES.open }, after: { conversionState: STATES[state] } };
  return [added, { ...added, at, by: ACCOUNTING, action: state, ...change }];
}

function syncEntries({ id, state, customers, failure, day }: DemoSync): Entry[] {
  const added: Entry = {
    at: `${day} 17:00:00Z`,
    by: ACCOUNTING,
    subject: 'buzz sync',
    id,
    action: 'added',
    after: { buzzState: 'Waiting' },
  };
  const after = {
    buzzState: `SANDBOX: ${state}`,
    ...(customers !== null && { customers }),
    ...(failure && { failure }),
  };
  const ended = { at: `${day} 17:00:40Z`, by: null, action: state === 'Done' ? 'done' : 'failed' };
  return [added, { ...added, ...ended, before: { buzzState: 'Waiting' }, after }];
}

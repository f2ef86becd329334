import type { BillingState } from '#areas/account-billing/statuses.ts';
import { clientPrice } from '#areas/account-discounts/rules/client-price.ts';
import { PROVIDER } from './back-office-catalogue.ts';
import { daysBefore } from './days.ts';
import {
  ACCOUNTING,
  basePriceOn,
  type DemoAccount,
  type DemoMethod,
  type DemoPayment,
} from './demo-accounts.ts';
import { type TableRow, table } from './table-loader.ts';

const BILLINGS = table('account_billings', [
  'master_id',
  'id',
  'account',
  'category',
  'tran_code',
  'description',
  'amount',
  'payment_method_id',
  'state',
  'check_number',
  'failure',
  'is_sandbox',
  'handed_over_at',
  'employee_id',
  'created_at',
  'settled_at',
]);

export interface DemoBilling {
  id: number;
  account: number;
  isRefund: boolean;
  description: string;
  amount: number;
  method: DemoMethod;
  state: BillingState;
  checkNumber: string;
  failure: string;
  day: string;
}

const FIRST = 6001;
const MONTH = 30;
const MONTHS_SHOWN = 20;
const MONTHS_OF_OTHERS = 3;
const DECLINED = 'SANDBOX: The charge was declined.';

/** Month after month, oldest first; the last ones are in the states that are not over. */
export function demoBillings(accounts: readonly DemoAccount[], today: string): DemoBilling[] {
  let id = FIRST;
  return accounts.flatMap((account, at) => {
    if (account.account === PROVIDER) return [];
    const rows = account.account === 1001 ? billedFirst(account, today) : billedOther(account, at, today);
    return rows.map((row) => ({ ...row, id: id++, account: account.account }));
  });
}

type Billed = Omit<DemoBilling, 'id' | 'account'>;

function billed(
  { openOffices }: DemoAccount,
  method: DemoMethod,
  day: string,
  over: Partial<Billed> = {},
): Billed {
  const price = clientPrice(
    { cost: basePriceOn(method, day), lifetime: method.lifetime, discounts: method.discounts },
    day,
  );
  const isCheck = method.payment.type === 'CHECK';
  const row = {
    isRefund: false,
    description: `Service of ${day.slice(0, 7)}`,
    amount: price * openOffices,
    method,
    state: 'Paid' as BillingState,
    failure: '',
    day,
    ...over,
  };
  const checkNumber =
    isCheck && row.state === 'Paid' ? day.replaceAll('-', '').slice(2, 8).padStart(4, '1') : '';
  return { ...row, checkNumber };
}

const isDeclined = (payment: DemoPayment) => payment.type === 'CC' && payment.number.endsWith('0002');

function methodOn({ methods }: DemoAccount, day: string): DemoMethod {
  const open = methods.filter(
    ({ createdOn, endedOn, payment }) =>
      createdOn <= day && (!endedOn || day < endedOn) && !isDeclined(payment),
  );
  return (open.at(-1) ?? methods[0]) as DemoMethod;
}

/** Paid for many months; a card declined and replaced, a refund, a void, and a check that is awaited. */
function billedFirst(account: DemoAccount, today: string): Billed[] {
  const [check, , declined, card] = account.methods as [DemoMethod, DemoMethod, DemoMethod, DemoMethod];
  const on = (days: number) => daysBefore(today, days);
  const months = Array.from({ length: MONTHS_SHOWN }, (_, at) => {
    const day = on((MONTHS_SHOWN - at) * MONTH);
    return billed(account, methodOn(account, day), day);
  });
  const more = [
    billed(account, declined, on(421), { state: 'Failed', failure: DECLINED }),
    billed(account, card, on(45), {
      isRefund: true,
      amount: 25_00,
      description: 'Two days without service',
    }),
    billed(account, card, on(12), { state: 'Voided', description: 'Billed twice' }),
    billed(account, check, on(3), { state: 'Open', amount: 150_00, description: 'Training on site' }),
  ];
  return [...months, ...more].toSorted((a, b) => a.day.localeCompare(b.day));
}

function billedOther(account: DemoAccount, at: number, today: string): Billed[] {
  const method = account.methods.at(-1) as DemoMethod;
  const days = Array.from({ length: MONTHS_OF_OTHERS }, (_, month) =>
    daysBefore(today, (MONTHS_OF_OTHERS - month) * MONTH - 10),
  );
  return days.map((day, month) =>
    billed(account, method, day, month === days.length - 1 ? lastState(method, at) : {}),
  );
}

/** A check is awaited, the sandbox declines one card, and a bank is still charged: the server finishes that at its start. */
function lastState({ payment }: DemoMethod, at: number): Partial<Billed> {
  if (payment.type === 'CHECK') return { state: 'Open' };
  if (isDeclined(payment)) return { state: 'Failed', failure: DECLINED };
  return payment.type === 'ACH' && at % 2 === 0 ? { state: 'Processing' } : {};
}

export function* accountBillingRows(billings: readonly DemoBilling[]): Generator<TableRow> {
  for (const { id, account, method, state, day, ...billing } of billings) {
    const isCharged = method.payment.type !== 'CHECK';
    const isOver = state !== 'Open' && state !== 'Processing';
    yield BILLINGS.row({
      master_id: PROVIDER,
      id,
      account,
      category: billing.isRefund ? 2 : 1,
      tran_code: billing.isRefund ? 22 : 27,
      description: billing.description,
      amount: billing.amount,
      payment_method_id: method.id,
      state,
      check_number: billing.checkNumber,
      failure: billing.failure,
      is_sandbox: isCharged,
      handed_over_at: isCharged && isOver && state !== 'Voided' ? `${day} 16:00:05Z` : null,
      employee_id: ACCOUNTING,
      created_at: `${day} 16:00:00Z`,
      settled_at: isOver ? `${day} 16:00:09Z` : null,
    });
  }
}

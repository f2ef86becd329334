import { SOURCES } from '#areas/accounts/rules/lists.ts';
import { DEMO_PACKAGES, PROVIDER, packageNamed } from './back-office-catalogue.ts';
import { ACCOUNTING, type DemoAccount, type DemoMethod, type DemoPriced, SALES } from './demo-accounts.ts';
import { type TableRow, table } from './table-loader.ts';

const FACTS = table('account_facts', [
  'master_id',
  'account',
  'package_id',
  'setup_fee',
  'bill_plan',
  'sales_rep_id',
  'source',
  'signed_up_on',
]);
const METHODS = table('account_payment_methods', [
  'master_id',
  'id',
  'account',
  'payment_type',
  'office_amount',
  'check_description',
  'routing',
  'sealed_number',
  'last_four',
  'expires',
  'bill_name',
  'bill_address',
  'bill_city',
  'bill_state',
  'bill_zip',
  'created_at',
  'ended_at',
]);
const ADD_ONS = table('account_add_ons', [
  'master_id',
  'id',
  'account',
  'add_on_id',
  'sales_rep_id',
  'employee_id',
  'created_at',
]);
const DISCOUNTS = table('account_discounts', [
  'master_id',
  'id',
  'account',
  'payment_method_id',
  'account_add_on_id',
  'is_lifetime',
  'amount_type',
  'amount',
  'effective_on',
  'expires_on',
  'employee_id',
  'since',
]);

/** Seals the number of the payment method with that id. */
export type SealNumber = (row: number, number: string) => string;

const YEARS_AHEAD = 3;
const FIRST_ADD_ON = 4001;
const FIRST_DISCOUNT = 5001;

/** What each account pays and how. */
export function* accountPriceRows(
  accounts: readonly DemoAccount[],
  seal: SealNumber,
  today: string,
): Generator<TableRow> {
  const ids = { addOn: FIRST_ADD_ON, discount: FIRST_DISCOUNT };
  for (const account of accounts) {
    yield factsRow(account);
    for (const method of account.methods) yield methodRow(account, method, seal, today);
    const addOns = account.addOns.map((addOn) => ({ ...addOn, id: ids.addOn++ }));
    for (const { id, addOnId } of addOns)
      yield ADD_ONS.row({
        ...placeOf(account),
        id,
        add_on_id: addOnId,
        sales_rep_id: SALES,
        employee_id: SALES,
        created_at: `${account.createdOn} 16:00:00Z`,
      });
    // Last: a discount names one of those.
    for (const method of account.methods)
      yield* discountRows(account.account, { payment_method_id: method.id }, method, ids, method.createdOn);
    for (const addOn of addOns)
      yield* discountRows(account.account, { account_add_on_id: addOn.id }, addOn, ids, account.createdOn);
  }
}

const placeOf = ({ account }: { account: number }) => ({ master_id: PROVIDER, account });

function factsRow({ account, packageName, createdOn }: DemoAccount): TableRow {
  const sold = packageNamed(packageName);
  const at = account + DEMO_PACKAGES.indexOf(sold);
  return FACTS.row({
    ...placeOf({ account }),
    package_id: sold.id,
    setup_fee: sold.level * 100_00,
    bill_plan: at % 5 === 0 ? 'Yearly' : 'Monthly',
    sales_rep_id: SALES,
    source: SOURCES[at % SOURCES.length]?.name ?? '',
    signed_up_on: createdOn,
  });
}

function methodRow(
  { account, owner }: DemoAccount,
  method: DemoMethod,
  seal: SealNumber,
  today: string,
): TableRow {
  const { id, payment } = method;
  const number = payment.type === 'CHECK' ? undefined : payment.number;
  const isCard = payment.type === 'CC';
  return METHODS.row({
    ...placeOf({ account }),
    id,
    payment_type: payment.type,
    office_amount: method.officeAmount,
    check_description: payment.type === 'CHECK' ? payment.description : '',
    routing: payment.type === 'ACH' ? payment.routing : isCard ? payment.card : '',
    sealed_number: number === undefined ? null : seal(id, number),
    last_four: number?.slice(-4) ?? '',
    expires: isCard ? `09/${Number(today.slice(2, 4)) + YEARS_AHEAD}` : '',
    bill_name: isCard ? owner : '',
    bill_address: isCard ? '140 Main St' : '',
    bill_city: isCard ? 'Miami' : '',
    bill_state: isCard ? 'FL' : '',
    bill_zip: isCard ? '33130' : '',
    created_at: `${method.createdOn} 15:30:00Z`,
    ended_at: method.endedOn ? `${method.endedOn} 15:30:00Z` : null,
  });
}

function* discountRows(
  account: number,
  of: { payment_method_id: number } | { account_add_on_id: number },
  { lifetime, discounts }: DemoPriced,
  ids: { discount: number },
  createdOn: string,
): Generator<TableRow> {
  const all = [
    ...(lifetime ? [{ ...lifetime, effectiveDate: null, expirationDate: null, isLifetime: true }] : []),
    ...discounts.map((each) => ({ ...each, isLifetime: false })),
  ];
  for (const { amountType, amount, effectiveDate, expirationDate, isLifetime } of all)
    yield DISCOUNTS.row({
      ...placeOf({ account }),
      id: ids.discount++,
      payment_method_id: null,
      account_add_on_id: null,
      ...of,
      is_lifetime: isLifetime,
      amount_type: amountType,
      amount,
      effective_on: effectiveDate,
      expires_on: expirationDate,
      employee_id: ACCOUNTING,
      since: `${createdOn} 15:30:00Z`,
    });
}

import { CONTRACT_LOG } from '#areas/finance-contracts/log.ts';
import { OPENING_TYPES } from '#areas/finance-contracts/statuses.ts';
import { companyRows } from './company-rows.ts';
import type { PlannedPayment } from './finance-payments.ts';
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

type Values = TableRow['values'];

interface Event {
  day: string;
  action: string;
  before: object | null;
  after: object;
  /** What it did to the balance; nothing for what does not touch the ledger. */
  amount?: number;
}

/** What the contracts, their ledgers and the payments in these rows have left in the log. */
export function* financeLogRows(
  rows: readonly TableRow[],
  policies: Iterable<TableRow>,
  payments: readonly PlannedPayment[],
): Generator<TableRow> {
  const of = (name: string) =>
    rows.filter(({ table: { name: own } }) => own === name).map(({ values }) => values);
  const linesOf = Map.groupBy(of('finance_details'), ({ contract_id }) => contract_id);
  const fundingsOf = Map.groupBy(of('finance_fundings'), ({ contract_id }) => contract_id);
  const namedOf = Map.groupBy(of('finance_contract_policies'), ({ contract_id }) => contract_id);
  const paidOf = Map.groupBy(payments, ({ contractId }) => contractId);
  const numbers = namesIn(policies, 'policies', 'policy_number');
  const companies = namesIn(companyRows(), 'companies', 'name');
  const contracts = of('finance_contracts');
  const contractNumbers = new Map(contracts.map(({ id, contract_number }) => [id, contract_number]));
  for (const contract of contracts) {
    const { id } = contract;
    const lines = linesOf.get(id) ?? [];
    const told = {
      company: companies.get(contract.company_id),
      policies: (namedOf.get(id) ?? []).map(({ policy_id }) => numbers.get(policy_id)),
    };
    const events = [
      addedEvent(contract, told),
      ...lines.map((line) => ledgerEvent(line, contractNumbers)),
      ...(fundingsOf.get(id) ?? []).map((funding) => fundedEvent(funding, lines)),
      ...(paidOf.get(Number(id)) ?? []).flatMap(paymentEvents),
      ...(contract.active ? [] : [hiddenEvent(contract)]),
    ];
    const employee = contract.master_id === 1001 ? 13 : 21;
    yield* withBalances(events).map((event, at) => rowOf(contract, event, at, employee));
  }
}

function namesIn(rows: Iterable<TableRow>, name: string, column: string) {
  const names = new Map<unknown, unknown>();
  for (const { table: own, values } of rows) if (own.name === name) names.set(values.id, values[column]);
  return names;
}

/** A minute after the one before, so that what happened on one day keeps its order. */
function rowOf(
  { master_id, id }: Values,
  { day, ...event }: Event,
  at: number,
  employee_id: number,
): TableRow {
  return CHANGES.row({
    master_id: master_id as number,
    at: `${day} 15:${String(10 + at).padStart(2, '0')}:00Z`,
    employee_id,
    subject: CONTRACT_LOG.subject,
    subject_id: id as number,
    ...event,
  });
}

/** Each began as a quote. */
function addedEvent(contract: Values, told: object): Event {
  const after = {
    ...told,
    memo: contract.memo,
    contractStatus: 'Quoted',
    premium: contract.premium,
    policyFee: contract.policy_fee,
    tax: contract.tax,
    mgaFee: contract.mga_fee,
    downPayment: contract.down_payment,
    amountFinanced: contract.amount_financed,
    APR: contract.apr,
    dateFinanced: contract.date_financed,
    numberPayments: contract.number_payments,
    paymentAmount: contract.payment_amount,
    active: 1,
    balance: 0,
  };
  return {
    day: String(contract.date_financed ?? contract.advanced_on),
    action: 'added',
    before: null,
    after,
  };
}

/** Day by day, each with the balance before and after it. */
function withBalances(events: readonly Event[]): Event[] {
  let balance = 0;
  return events
    .toSorted((one, other) => one.day.localeCompare(other.day))
    .map(({ amount, before, after, ...event }) => {
      if (amount === undefined) return { ...event, before, after };
      const from = balance;
      balance += amount;
      return { ...event, before: { ...before, balance: from }, after: { ...after, balance } };
    });
}

function ledgerEvent(line: Values, numbers: ReadonlyMap<unknown, unknown>): Event {
  const day = String(line.date);
  const changed = (action: string, before: object, after: object): Event => ({
    day,
    action,
    before,
    after,
    amount: Number(line.amount),
  });
  const [quoted, approved] = [{ contractStatus: 'Quoted' }, { contractStatus: 'Approved' }];
  if (line.type === 'Transfer')
    return changed('rolled over', {}, { otherContract: numbers.get(line.transfer_contract_id) });
  if (line.type === 'Void Contract') return changed('voided', approved, { contractStatus: 'Voided' });
  if (line.type === 'Additional Premium')
    return changed(
      'additional premium',
      {},
      {
        payee: line.payee === 'carrier' ? 'Carrier' : 'Finance company',
        addedOn: day,
        addedPremium: line.premium,
      },
    );
  if (!(OPENING_TYPES as readonly unknown[]).includes(line.type))
    throw new Error(`No entry for ${line.type}.`);
  return line.reverses_id === null
    ? changed('approved', quoted, approved)
    : changed('taken back', approved, quoted);
}

function fundedEvent({ detail_id, amount, funded_on }: Values, lines: readonly Values[]): Event {
  const line = lines.find(({ id }) => id === detail_id)?.type;
  return {
    day: String(funded_on),
    action: 'funded',
    before: null,
    after: { line, amount, fundedOn: funded_on },
  };
}

function paymentEvents({ day, kind, amount: paid, refund, isVoid, receiptId }: PlannedPayment): Event[] {
  const amount = kind === 'down payment' ? 0 : -paid - refund;
  const event = { day, before: null, after: { amount: paid, receiptId } };
  const taken = { ...event, action: 'payment taken', amount };
  return isVoid ? [taken, { ...event, action: 'payment voided', amount: -amount }] : [taken];
}

function hiddenEvent(contract: Values): Event {
  return {
    day: String(contract.date_financed),
    action: 'hidden',
    before: { active: 1 },
    after: { active: 0 },
  };
}

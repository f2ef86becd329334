import { fundingStatusOf } from '#areas/companies/rules.ts';
import { downPaymentAppendage, paymentAppendage } from '#areas/finance-contracts/rules/codes.ts';
import { payoffsOf } from '#areas/finance-contracts/rules/payoff.ts';
import { scheduleOf } from '#areas/finance-contracts/rules/schedule.ts';
import { paymentsOf, type Terms } from '#areas/finance-gateway/rules/terms.ts';
import { isPosted } from '#areas/finance-gateway/rules.ts';
import type { Appendage, EntryType, PostState } from '#areas/finance-gateway/statuses.ts';
import type { ContractKind } from '#areas/receipts/contract.ts';
import { daysBefore } from './days.ts';
import { companiesOf } from './finance-rows.ts';
import type { FinanceCompany } from './finance-tables.ts';
import { MARIA } from './memorable-customers.ts';
import type { TableRow } from './table-loader.ts';

/** A payment on a finance contract, with the ids that its receipt gets. */
export interface PlannedPayment {
  receiptId: number;
  lineId: number;
  contractId: number;
  customerId: number;
  officeId: number;
  day: string;
  kind: ContractKind;
  appendage: Appendage;
  entryType: EntryType;
  amount: number;
  /** What of the charge is given back with it. */
  refund: number;
  isVoid: boolean;
  /** Null for what is not posted. */
  post: { state: PostState; failures: number } | null;
}

/** How somebody pays: on time, up to the last payment, not at all, all at once, or with a mistake. */
type Manner = 'on time' | 'behind' | 'nothing yet' | 'pays off' | 'by mistake';

/** Maria's approved contracts in their order; the second was rolled over into the third. */
const MARIAS: readonly Manner[] = ['behind', 'by mistake', 'nothing yet', 'pays off'];
const OFFICES = [11, 12, 13];
/** Receipts go back so far. */
const DAYS = 119;

type Values = TableRow['values'];

interface Contract {
  id: number;
  customerId: number;
  company: FinanceCompany;
  entryType: EntryType;
  downPayment: number;
  dateFinanced: string;
  terms: Terms;
}

/** The payments on the approved contracts in these rows, day after day. Most are paid as they fall due. */
export function planPayments(rows: readonly TableRow[], today: string): PlannedPayment[] {
  const contracts = contractsIn(rows);
  const marias = contracts.filter(({ customerId }) => customerId === MARIA);
  const planned = contracts.flatMap((contract, at) => {
    const manner = MARIAS[marias.indexOf(contract)] ?? 'on time';
    return paymentsFor(contract, manner, { today, at });
  });
  const sorted = planned.toSorted((a, b) => a.day.localeCompare(b.day) || a.officeId - b.officeId);
  const failed = sorted.findLast(({ post, isVoid, customerId }) => post && !isVoid && customerId === MARIA);
  if (failed) failed.post = { state: 'failed', failures: 2 };
  return sorted.map((payment, at) => ({ ...payment, receiptId: 840_001 + at, lineId: 940_001 + at }));
}

type Planned = Omit<PlannedPayment, 'receiptId' | 'lineId'>;

function paymentsFor(
  contract: Contract,
  manner: Manner,
  { today, at }: { today: string; at: number },
): Planned[] {
  // Whoever began earlier has paid what was due by then on one day.
  const earliest = daysBefore(today, DAYS - (at % 20));
  const dayOf = (day: string) => (day < earliest ? earliest : day);
  const make = (kind: ContractKind, day: string, amount: number): Planned => ({
    contractId: contract.id,
    customerId: contract.customerId,
    officeId: OFFICES[contract.customerId % OFFICES.length] as number,
    day: dayOf(day),
    kind,
    ...wayOf(kind, contract),
    entryType: contract.entryType,
    amount,
    refund: 0,
    isVoid: false,
  });
  if (manner === 'nothing yet') return [];
  const { downPayment, dateFinanced } = contract;
  const down = downPayment > 0 ? [make('down payment', dateFinanced, downPayment)] : [];
  const due = mergedByDay(
    paymentsOf(contract.terms).filter(({ date }) => date <= today),
    dayOf,
  );
  const paid = (manner === 'behind' ? due.slice(0, -1) : due).map(({ date, amount }) =>
    make('finance payment', date, amount),
  );
  if (manner === 'by mistake') {
    const mistake = make('finance payment', daysBefore(today, 2), contract.terms.totalOfPayments / 10);
    return [...down, ...paid, { ...mistake, amount: Math.floor(mistake.amount), isVoid: true }];
  }
  return manner === 'pays off' ? [...down, payoffOf(contract, today, make)] : [...down, ...paid];
}

function wayOf(kind: ContractKind, { company }: Contract): Pick<Planned, 'appendage' | 'post'> {
  const funding = fundingStatusOf(company);
  const appendage = kind === 'down payment' ? downPaymentAppendage(funding) : paymentAppendage(funding);
  const goesOut = company.isIntegrated && isPosted(appendage);
  return { appendage, post: goesOut ? { state: 'posted', failures: 0 } : null };
}

function mergedByDay(flows: readonly { date: string; amount: number }[], dayOf: (day: string) => string) {
  const days = Map.groupBy(flows, ({ date }) => dayOf(date));
  return [...days].map(([date, each]) => ({
    date,
    amount: each.reduce((sum, { amount }) => sum + amount, 0),
  }));
}

function payoffOf(
  { terms }: Contract,
  today: string,
  make: (kind: ContractKind, day: string, amount: number) => Planned,
): Planned {
  const day = daysBefore(today, 1);
  const asked = { schedule: scheduleOf(terms), balance: terms.totalOfPayments, today: day };
  const { refund, payoff } = payoffsOf({ ...asked, advancedOn: terms.advancedOn }).ruleOf78;
  return { ...make('finance payment', day, payoff), refund };
}

/** The approved contracts of the agency that were not rolled over. */
function contractsIn(rows: readonly TableRow[]): Contract[] {
  const valuesOf = (name: string) =>
    rows.filter(({ table }) => table.name === name).map(({ values }) => values);
  const lines = Map.groupBy(valuesOf('finance_details'), ({ contract_id }) => contract_id);
  const companies = new Map(companiesOf(1001).map((company) => [company.id, company]));
  const isOpen = ({ master_id, status, id }: Values) =>
    master_id === 1001 &&
    status === 'Approved' &&
    !(lines.get(id as number) ?? []).some(({ type }) => type === 'Transfer');
  return valuesOf('finance_contracts')
    .filter(isOpen)
    .map((values) => ({
      id: Number(values.id),
      customerId: Number(values.customer_id),
      company: companies.get(Number(values.company_id)) as FinanceCompany,
      entryType: lines.get(values.id as number)?.some(({ sub_type }) => sub_type === 'REN') ? 'REN' : 'NEW',
      downPayment: Number(values.down_payment),
      dateFinanced: String(values.date_financed),
      terms: {
        amountFinanced: Number(values.amount_financed),
        totalOfPayments: Number(values.total_of_payments),
        numberPayments: Number(values.number_payments),
        advancedOn: String(values.advanced_on),
      },
    }));
}

/** The policies that approved contracts finance: nobody pays them at the counter. */
export function financedPolicies(rows: readonly TableRow[]): Set<number> {
  const approved = new Set(
    rows
      .filter(({ table, values }) => table.name === 'finance_contracts' && values.status === 'Approved')
      .map(({ values }) => values.id),
  );
  return new Set(
    rows
      .filter(
        ({ table, values }) =>
          table.name === 'finance_contract_policies' && approved.has(values.contract_id as number),
      )
      .map(({ values }) => Number(values.policy_id)),
  );
}

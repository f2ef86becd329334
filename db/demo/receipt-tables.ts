import type { PlannedPayment } from './finance-payments.ts';
import type { DemoLine } from './make-receipt.ts';
import { type TableRow, table } from './table-loader.ts';

const RECEIPTS = table('receipts', [
  'master_id',
  'id',
  'office_id',
  'number',
  'customer_id',
  'employee_id',
  'taken_at',
  'day',
  'method',
  'amount',
  'tendered',
  'change_given',
  'check_number',
  'last_four',
  'memo',
  'voided_at',
  'voided_by',
  'void_reason',
]);
const DETAILS = table('receipt_details', [
  'master_id',
  'id',
  'receipt_id',
  'customer_id',
  'policy_id',
  'kind',
  'description',
  'amount',
]);
/** A line that pays a finance contract. */
const CONTRACT_DETAILS = table('receipt_details', [
  ...DETAILS.columns,
  'contract_id',
  'appendage',
  'entry_type',
  'payoff',
]);
export const COUNTERS = table('receipt_counters', ['master_id', 'office_id', 'last_number']);

export const AGENCY = 1001;

/** The last ids and, by office, the last numbers that were given. */
export interface Given {
  ids: { receipt: number; detail: number };
  numbers: Map<number, number>;
}

type DemoReceipt = Omit<Parameters<typeof RECEIPTS.row>[0], 'master_id' | 'id' | 'number'> & {
  office_id: number;
};

/** A receipt with the next number of its office, and its lines. */
export function* rowsOf(
  { ids, numbers }: Given,
  receipt: DemoReceipt,
  lines: readonly DemoLine[],
): Generator<TableRow> {
  const { office_id, customer_id } = receipt;
  const number = (numbers.get(office_id) ?? 0) + 1;
  numbers.set(office_id, number);
  const id = ++ids.receipt;
  yield RECEIPTS.row({ ...receipt, master_id: AGENCY, id, number });
  for (const line of lines)
    yield DETAILS.row({ master_id: AGENCY, id: ++ids.detail, receipt_id: id, customer_id, ...line });
}

/** The receipt of a payment on a finance contract, which has its ids already. */
export function* contractRowsOf(
  { numbers }: Given,
  receipt: DemoReceipt,
  payment: PlannedPayment,
): Generator<TableRow> {
  const ids = { receipt: payment.receiptId - 1, detail: 0 };
  yield* rowsOf({ ids, numbers }, receipt, []);
  yield CONTRACT_DETAILS.row({
    master_id: AGENCY,
    id: payment.lineId,
    receipt_id: payment.receiptId,
    customer_id: payment.customerId,
    policy_id: null,
    kind: payment.kind,
    description: '',
    amount: payment.amount,
    contract_id: payment.contractId,
    appendage: payment.appendage,
    entry_type: payment.entryType,
    payoff: payment.refund > 0,
  });
}

import type { NewLine } from '#areas/finance-contracts/rules/ledger.ts';
import { chargeRefundLine, paymentLine, voidedLine } from '#areas/finance-contracts/rules/payment-lines.ts';
import type { PlannedPayment } from './finance-payments.ts';
import { AGENCY } from './receipt-tables.ts';
import { type TableRow, table } from './table-loader.ts';

const LINES = table('finance_details', [
  'master_id',
  'id',
  'contract_id',
  'type',
  'sub_type',
  'date',
  'total',
  'amount',
  'reverses_id',
  'receipt_id',
  'employee_id',
]);
const POSTS = table('finance_posts', [
  'master_id',
  'id',
  'contract_id',
  'receipt_id',
  'line_id',
  'state',
  'failures',
  'reversal',
  'message',
  'is_sandbox',
  'tried_at',
]);
const EMPLOYEE = 13;

/** What the payments do to the ledgers of their contracts, and the orders to post them. */
export function* financePaymentRows(payments: readonly PlannedPayment[]): Generator<TableRow> {
  let id = 2_350_000;
  const row = (payment: PlannedPayment, line: NewLine) => {
    id += 1;
    return LINES.row({
      master_id: AGENCY,
      id,
      contract_id: payment.contractId,
      type: line.type,
      sub_type: line.subType,
      date: line.date,
      total: line.total,
      amount: line.amount,
      reverses_id: line.reversesId,
      receipt_id: payment.receiptId,
      employee_id: EMPLOYEE,
    });
  };
  for (const [at, payment] of payments.entries()) {
    const line = paymentLine(payment.appendage, payment.amount, payment.day);
    yield row(payment, line);
    if (payment.isVoid) yield row(payment, voidedLine({ ...line, id }, payment.day));
    if (payment.refund > 0) yield row(payment, chargeRefundLine(payment.refund, payment.day));
    if (payment.post) yield postRow(2_400_001 + at, payment, payment.post);
  }
}

function postRow(
  id: number,
  { contractId, receiptId, lineId, isVoid, day }: PlannedPayment,
  { state, failures }: NonNullable<PlannedPayment['post']>,
): TableRow {
  return POSTS.row({
    master_id: AGENCY,
    id,
    contract_id: contractId,
    receipt_id: receiptId,
    line_id: lineId,
    state,
    failures,
    reversal: isVoid ? 'reversed' : '',
    message: state === 'posted' ? `SANDBOX-${id}` : 'SANDBOX: the payment was refused.',
    is_sandbox: true,
    tried_at: `${day}T20:00:00Z`,
  });
}

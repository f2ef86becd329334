import { flagOf } from '#platform/shared/permissions.ts';
import type { Receipt, ReceiptRow } from '../contract.ts';
import type { Method } from '../statuses.ts';
import type { ReceiptRecord } from './store.ts';

type ListedRow = Omit<
  ReceiptRecord,
  | 'taken_at'
  | 'time_zone'
  | 'check_number'
  | 'last_four'
  | 'memo'
  | 'void_reason'
  | 'voider_first'
  | 'voider_last'
  | 'lines'
>;

/** The row in the words of the specification. */
export function receiptRowOf(row: ListedRow): ReceiptRow {
  return {
    id: row.id,
    receipt: row.number,
    office: { id: row.office_id, name: row.office_name },
    customer: { id: row.customer_id, name: row.customer_name },
    employee: { id: row.employee_id, name: `${row.first_name} ${row.last_name}` },
    status: flagOf(row.voided_at === null),
    method: row.method as Method,
    amountBilled: row.amount,
    amountTendered: row.tendered,
    changeGiven: row.change_given,
    showdate: row.day,
  };
}

export function receiptOf(row: ReceiptRecord): Receipt {
  return {
    ...receiptRowOf(row),
    takenAt: row.taken_at,
    timeZone: row.time_zone,
    checkNumber: row.check_number,
    lastFour: row.last_four,
    memo: row.memo,
    lines: row.lines,
    voided: row.voided_at && {
      at: row.voided_at,
      by: `${row.voider_first} ${row.voider_last}`,
      reason: row.void_reason,
    },
  };
}

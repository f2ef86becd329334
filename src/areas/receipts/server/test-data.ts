import type pg from 'pg';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';

export interface ReceiptOverrides {
  customerId?: number;
  columns?: Record<string, unknown>;
  details?: Record<string, unknown>;
}

/** A receipt of $25.00 in cash for an agency fee, the first of a new office unless told otherwise. */
export async function buildReceipt(
  owner: pg.Pool,
  masterId: number,
  { customerId, columns = {}, details = {} }: ReceiptOverrides = {},
): Promise<number> {
  const customer_id = customerId ?? (await buildCustomer(owner, masterId));
  const id = await insertRow(owner, 'receipts', {
    master_id: masterId,
    office_id: columns.office_id ?? (await buildOffice(owner, masterId)),
    number: 1,
    customer_id,
    employee_id: columns.employee_id ?? (await buildEmployee(owner, masterId)),
    day: '2026-03-02',
    method: 'cash',
    amount: 2500,
    tendered: 2500,
    change_given: 0,
    ...columns,
  });
  const line = { master_id: masterId, receipt_id: id, customer_id, kind: 'agency fee', amount: 2500 };
  await insertRow(owner, 'receipt_details', { ...line, ...details });
  return id;
}

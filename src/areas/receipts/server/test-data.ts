import type pg from 'pg';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';

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
  const id = await insert(owner, 'receipts', {
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
  await insert(owner, 'receipt_details', { ...line, ...details });
  return id;
}

async function insert(owner: pg.Pool, table: string, row: Record<string, unknown>): Promise<number> {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  const { rows } = await owner.query(
    `INSERT INTO ${table} (${names}) VALUES (${places}) RETURNING id`,
    Object.values(row),
  );
  return rows[0].id;
}

import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { CONTRACT } from './floor-contracts.ts';
import { RECEIPT_SQL as receipt } from './floor-receipt.ts';

const LOCK = 'SELECT id FROM finance_contracts WHERE master_id = $1 AND id = $2 FOR UPDATE';
const OPENED = `
  SELECT d.sub_type FROM finance_details d
  WHERE d.master_id = $1 AND d.contract_id = $2 AND d.type IN ('New Business', 'Renewal', 'Rewrite', 'Re-Issue', 'Rollover')
    AND d.reverses_id IS NULL AND NOT EXISTS (
      SELECT FROM finance_details o WHERE o.master_id = d.master_id AND o.reverses_id = d.id)
  ORDER BY d.id LIMIT 1`;
const LINES = `
  INSERT INTO receipt_details (master_id, receipt_id, customer_id, contract_id, kind, appendage, entry_type, amount)
  VALUES ($1, $2, $3, $4, 'finance payment', 'MPP', 'NEW', $5)`;
const LEDGER = `
  INSERT INTO finance_details (master_id, contract_id, type, sub_type, date, total, amount, receipt_id, employee_id)
  VALUES ($1, $2, 'Payment', 'MPP', current_date, $3, - $3::bigint, $4, $1)`;
const LOG = `
  INSERT INTO change_log (master_id, employee_id, subject, subject_id, action, before, after)
  VALUES ($1, $1, 'finance contract', $2, 'payment taken', NULL, $3)`;

interface Address {
  Params: { agency: string; id: string };
  Body: { tendered: number; lines: { contractId: number }[] };
}

/** A payment on a contract: the statements of the product's stores, the contract read once it is locked. */
export function addContractPayments(app: FastifyInstance, pool: pg.Pool): void {
  app.post<Address>('/:agency/contract-payments/:id', async ({ params: { agency, id }, body }) => {
    const [office, cents] = [Number(agency) * 10, Math.round(body.tendered * 100)];
    const contract = body.lines[0]?.contractId;
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query(receipt.CUSTOMER, [agency, id]);
    await client.query(receipt.OFFICE, [agency, office]);
    await client.query(LOCK, [agency, contract]);
    const before = await client.query(CONTRACT, [agency, contract]);
    await client.query(OPENED, [agency, contract]);
    const { rows: counted } = await client.query(receipt.NUMBER, [agency, office]);
    const { rows } = await client.query(receipt.INSERT, [agency, office, counted[0].last_number, id, cents]);
    await client.query(LINES, [agency, rows[0].id, id, contract, cents]);
    await client.query(receipt.LOG, [agency, rows[0].id, JSON.stringify(body)]);
    await client.query(LEDGER, [agency, contract, cents, rows[0].id]);
    await client.query(LOG, [agency, contract, JSON.stringify({ balance: before.rows[0].balance - cents })]);
    await client.query(receipt.SHARE_DAYS, [office]);
    await client.query(receipt.CLOSED, [agency, office]);
    const record = await client.query(receipt.RECORD, [agency, rows[0].id]);
    await client.query('COMMIT');
    client.release();
    return record.rows[0];
  });
}

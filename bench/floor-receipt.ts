import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

const CUSTOMER = 'SELECT id, name FROM customers WHERE master_id = $1 AND id = $2';
const OFFICE = 'SELECT id, name, time_zone, closed_at FROM offices WHERE master_id = $1 AND id = $2';
const NUMBER = `
  INSERT INTO receipt_counters (master_id, office_id, last_number) VALUES ($1, $2, 1)
  ON CONFLICT (master_id, office_id) DO UPDATE SET last_number = receipt_counters.last_number + 1
  RETURNING last_number`;
const INSERT = `
  INSERT INTO receipts (master_id, office_id, number, customer_id, employee_id, taken_at, day, method, amount, tendered,
    change_given, check_number, last_four, memo)
  VALUES ($1, $2, $3, $4, $1, now(), current_date, 'cash', $5, $5, 0, '', '', '') RETURNING id`;
const LINES = `
  INSERT INTO receipt_details (master_id, receipt_id, customer_id, policy_id, kind, description, amount)
  VALUES ($1, $2, $3, NULL, 'agency fee', '', $4)`;
const LOG = `
  INSERT INTO change_log (master_id, employee_id, subject, subject_id, action, before, after)
  VALUES ($1, $1, 'receipt', $2, 'taken', NULL, $3)`;
/** A day that is closed takes no receipt: its lock is shared, and then it is looked at. */
const SHARE_DAYS = 'SELECT pg_advisory_xact_lock_shared($1)';
const CLOSED = `
  SELECT id FROM day_closes WHERE master_id = $1 AND office_id = $2 AND day = current_date AND reopened_at IS NULL`;
const RECORD = `
  SELECT r.id, r.number, r.office_id, o.name AS office_name, r.customer_id, c.name AS customer_name, r.employee_id,
    e.first_name, e.last_name, r.method, r.amount, r.tendered, r.change_given, r.day, r.voided_at, r.taken_at,
    o.time_zone, r.check_number, r.last_four, r.memo, r.void_reason, v.first_name AS voider_first,
    v.last_name AS voider_last, (
      SELECT json_agg(json_build_object('id', d.id, 'policyId', d.policy_id, 'policy', coalesce(p.policy_number, ''),
        'company', coalesce(k.name, ''), 'kind', d.kind, 'description', d.description, 'amount', d.amount) ORDER BY d.id)
      FROM receipt_details d
      LEFT JOIN policies p ON p.master_id = d.master_id AND p.id = d.policy_id
      LEFT JOIN products q ON q.master_id = p.master_id AND q.id = p.product_id
      LEFT JOIN companies k ON k.master_id = q.master_id AND k.id = q.company_id
      WHERE d.master_id = r.master_id AND d.receipt_id = r.id) AS lines
  FROM receipts r
  JOIN offices o ON o.master_id = r.master_id AND o.id = r.office_id
  JOIN customers c ON c.master_id = r.master_id AND c.id = r.customer_id
  JOIN employees e ON e.master_id = r.master_id AND e.id = r.employee_id
  LEFT JOIN employees v ON v.master_id = r.master_id AND v.id = r.voided_by
  WHERE r.master_id = $1 AND r.id = $2`;

/** What any receipt needs; its lines are those of what is paid. */
export const RECEIPT_SQL = { CUSTOMER, OFFICE, NUMBER, INSERT, LOG, SHARE_DAYS, CLOSED, RECORD };

interface Address {
  Params: { agency: string; id: string };
  Body: { tendered: number };
}

/** A receipt for one fee: the statements of the product's store, whose owner has the first office of the agency. */
export function addReceipts(app: FastifyInstance, pool: pg.Pool): void {
  app.post<Address>('/:agency/receipts/:id', async ({ params: { agency, id }, body }) => {
    const [office, cents] = [Number(agency) * 10, body.tendered * 100];
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query(CUSTOMER, [agency, id]);
    await client.query(OFFICE, [agency, office]);
    const { rows: counted } = await client.query(NUMBER, [agency, office]);
    const { rows } = await client.query(INSERT, [agency, office, counted[0].last_number, id, cents]);
    await client.query(LINES, [agency, rows[0].id, id, cents]);
    await client.query(LOG, [agency, rows[0].id, JSON.stringify(body)]);
    await client.query(SHARE_DAYS, [office]);
    await client.query(CLOSED, [agency, office]);
    const record = await client.query(RECORD, [agency, rows[0].id]);
    await client.query('COMMIT');
    client.release();
    return record.rows[0];
  });
}

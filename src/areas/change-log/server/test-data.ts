import type pg from 'pg';
import { logBook } from '#platform/shared/log-book.ts';

/** As if there were areas that describe these. */
export const TEST_BOOK = logBook([
  { subject: 'policy', actions: ['edited'], fields: { premium: { label: 'Premium', unit: 'money' } } },
  {
    subject: 'task',
    actions: ['closed'],
    fields: { desc: 'Description', custid: { label: 'Customer', unit: 'record', of: 'customer' } },
  },
  { subject: 'commission file', actions: ['edited'], fields: { amount: { label: 'Amount', unit: 'money' } } },
]);

interface Entry {
  masterId: number;
  employeeId?: number | null;
  subject?: string;
  subjectId?: number;
  action?: string;
  at?: string;
  before?: object | null;
  after?: object | null;
}

/** An entry of the log as its author would have written it. */
export async function buildLogEntry(owner: pg.Pool, entry: Entry): Promise<number> {
  const { masterId, employeeId = null, subject = 'customer', subjectId = 1, action = 'edited' } = entry;
  const { at = new Date().toISOString(), before = null, after = null } = entry;
  const { rows } = await owner.query(
    `INSERT INTO change_log (master_id, employee_id, subject, subject_id, action, at, before, after)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
    [masterId, employeeId, subject, subjectId, action, at, before, after],
  );
  return rows[0].id;
}

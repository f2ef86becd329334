import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

export interface WaitingEmail {
  id: number;
  employee_id: number;
  /** The address of whoever wrote it. */
  sender: string;
  customer_id: number | null;
  policy_id: number | null;
  from_address: string;
  from_name: string;
  to_addresses: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  body: string;
  /** This one included. */
  tries: number;
}

/** Counts a try at a mail that still waits; nothing when it is sent or given up. */
export async function beginTry(db: Db, id: number): Promise<WaitingEmail | undefined> {
  const { rows } = await sql<WaitingEmail>`
    UPDATE emails m SET tries = tries + 1
    FROM employees e, agencies a
    WHERE m.id = ${id} AND m.state = 'queued' AND e.master_id = m.master_id AND e.id = m.employee_id
      AND a.master_id = m.master_id
    RETURNING m.id, m.employee_id, e.email AS sender, m.customer_id, m.policy_id, m.from_address, m.to_addresses,
      m.cc, m.bcc, m.subject, m.body, m.tries, CASE WHEN lower(e.email) = lower(m.from_address)
        THEN e.first_name || ' ' || e.last_name ELSE a.name END AS from_name`.execute(db);
  return rows[0];
}

/** With what was not delivered all the same. True when it was marked now, and not before. */
export async function markSent(db: Db, id: number, failure: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('emails')
    .set({ state: 'sent', sent_at: sql`now()`, failure })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Why the last try failed; the next one may do better. */
export async function noteFailure(db: Db, id: number, failure: string): Promise<void> {
  await db
    .updateTable('emails')
    .set({ failure })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute();
}

/** True when it was given up now, and not before. */
export async function giveUp(db: Db, id: number, failure: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('emails')
    .set({ state: 'failed', failure })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

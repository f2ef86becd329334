import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countRows } from '#platform/server/lists/count.ts';
import type { Part } from '#platform/server/lists/page.ts';
import type { ReferralInput } from '../contract.ts';

const COLUMNS = [
  'id',
  'friend_name',
  'friend_email',
  'agency_name',
  'phone',
  'message',
  'hidden',
  'created_at',
  'sent_at',
] as const;

function referralsOf(db: Db, employeeId: number) {
  return db.selectFrom('referrals').where('employee_id', '=', employeeId);
}

export function countReferrals(db: Db, employeeId: number, hidden: boolean): Promise<number> {
  return countRows(referralsOf(db, employeeId).where('hidden', '=', hidden));
}

export function listReferrals(db: Db, employeeId: number, hidden: boolean, { size, offset }: Part) {
  return referralsOf(db, employeeId)
    .where('hidden', '=', hidden)
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
}
export type ReferralRow = Awaited<ReturnType<typeof listReferrals>>[number];

export function findReferral(db: Db, employeeId: number, id: number) {
  return referralsOf(db, employeeId).select(COLUMNS).where('id', '=', id).executeTakeFirst();
}

/** Two people who refer one friend at the same moment take turns. */
export async function lockAddress(db: Db, masterId: number, email: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('referral ' || lower(${email}), ${masterId}))`.execute(
    db,
  );
}

/** The colleague who invited this address in the last thirty days; what could not be sent does not count. */
export function findRecent(db: Db, email: string) {
  return db
    .selectFrom('referrals as r')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'r.master_id').onRef('e.id', '=', 'r.employee_id'),
    )
    .select([sql<string>`e.first_name || ' ' || e.last_name`.as('by'), 'r.created_at', 'r.sent_at'])
    .where(sql`lower(r.friend_email)`, '=', email.toLowerCase())
    .where('r.created_at', '>', sql<Date>`now() - interval '30 days'`)
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertReferral(
  db: Db,
  { masterId, employeeId }: { masterId: number; employeeId: number },
  input: ReferralInput,
): Promise<ReferralRow> {
  return db
    .insertInto('referrals')
    .values({
      master_id: masterId,
      employee_id: employeeId,
      friend_name: input.friendName,
      friend_email: input.email,
      agency_name: input.agency,
      phone: input.phone,
      message: input.message,
    })
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Undefined when it already is. */
export function setHidden(db: Db, id: number, hidden: boolean) {
  return db
    .updateTable('referrals')
    .set({ hidden })
    .where('id', '=', id)
    .where('hidden', '=', !hidden)
    .returning('id')
    .executeTakeFirst();
}

/** An invitation that has not gone out, and the person who invites. */
export function findUnsent(db: Db, id: number) {
  return db
    .selectFrom('referrals as r')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'r.master_id').onRef('e.id', '=', 'r.employee_id'),
    )
    .innerJoin('agencies as a', 'a.master_id', 'r.master_id')
    .select(['r.friend_name', 'r.friend_email', 'r.message', 'a.name as agency'])
    .select(sql<string>`e.first_name || ' ' || e.last_name`.as('by'))
    .where('r.id', '=', id)
    .where('r.sent_at', 'is', null)
    .executeTakeFirst();
}

export async function markSent(db: Db, id: number): Promise<void> {
  await db
    .updateTable('referrals')
    .set({ sent_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { AddOnRequest } from '../contract.ts';
import type { Outcome } from '../rules.ts';

function requests(db: Db) {
  return db
    .selectFrom('add_on_requests as r')
    .innerJoin('add_ons as c', (join) =>
      join.onRef('c.master_id', '=', 'r.master_id').onRef('c.id', '=', 'r.add_on_id'),
    )
    .leftJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'r.master_id').onRef('e.id', '=', 'r.answered_by'),
    )
    .select(['r.id', 'r.account', 'r.add_on_id', 'c.name', 'r.requested_by', 'r.requested_by_name', 'r.note'])
    .select(['r.requested_at', 'r.outcome', 'r.answer', 'r.answered_at'])
    .select(sql<string | null>`e.first_name || ' ' || e.last_name`.as('answered_by'));
}

type RequestRow = Awaited<ReturnType<ReturnType<typeof requests>['executeTakeFirstOrThrow']>>;

/** With the person of the account, whom the answer goes to. */
export type StoredRequest = AddOnRequest & { requestedBy: number };

function requestOf(row: RequestRow): StoredRequest {
  return {
    id: row.id,
    account: row.account,
    addOn: { id: row.add_on_id, name: row.name },
    requestedBy: row.requested_by,
    by: row.requested_by_name,
    at: row.requested_at,
    note: row.note,
    outcome: row.outcome as Outcome | null,
    answer: row.answer,
    answeredAt: row.answered_at,
    answeredBy: row.answered_by ?? '',
  };
}

/** Those that wait for an answer first, then the latest. */
export async function listRequests(db: Db, account: number): Promise<StoredRequest[]> {
  const rows = await requests(db)
    .where('r.account', '=', account)
    .orderBy(sql`r.outcome IS NOT NULL`)
    .orderBy('r.id', 'desc')
    .execute();
  return rows.map(requestOf);
}

export async function findRequest(db: Db, id: number): Promise<StoredRequest | undefined> {
  const row = await requests(db).where('r.id', '=', id).executeTakeFirst();
  return row && requestOf(row);
}

export async function lockRequest(db: Db, id: number): Promise<StoredRequest | undefined> {
  await db.selectFrom('add_on_requests').select('id').where('id', '=', id).forUpdate().execute();
  return findRequest(db, id);
}

/** The request of an account for an add-on that waits for its answer. */
export async function findOpen(db: Db, account: number, addOn: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('add_on_requests')
    .select('id')
    .where('account', '=', account)
    .where('add_on_id', '=', addOn)
    .where('outcome', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

export async function answerRequest(
  db: Db,
  id: number,
  { outcome, answer, employeeId }: { outcome: Outcome; answer: string; employeeId: number },
): Promise<void> {
  await db
    .updateTable('add_on_requests')
    .set({ outcome, answer, answered_by: employeeId, answered_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export function listColleagues(db: Db) {
  return db.selectFrom('employees').select(['id', 'permissions']).where('disabled_at', 'is', null).execute();
}

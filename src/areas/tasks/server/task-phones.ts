import { sql } from 'kysely';
import { leadSeen } from '#areas/leads/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { listPhones as endpoint, Task } from '../contract.ts';
import { loadTask } from './task-records.ts';

/** Whom to call about the task. A lead's numbers are for whoever has the task, and for whoever may see the lead. */
export async function listPhones(call: Call<typeof endpoint>): Promise<AnswerOf<typeof endpoint>> {
  const { db, session, params } = call;
  const task = await loadTask(call, params.id);
  if (task.custid !== null) return { results: await phonesIn(db, 'customers', task.custid) };
  if (task.leadMainId === null) return { results: [] };
  const maySee = has(session, task) || (await leadSeen(db, session, task.leadMainId)) !== undefined;
  return { results: maySee ? await phonesIn(db, 'leads', task.leadMainId) : [] };
}

function has({ employeeId, officeId }: Session, { touser, office }: Task): boolean {
  return touser === employeeId || (office > 0 && office === officeId);
}

async function phonesIn(db: Db, table: 'customers' | 'leads', id: number) {
  const { rows } = await sql<{ number: string; name: string }>`
    SELECT p.number, r.name FROM ${sql.table(table)} r
    CROSS JOIN LATERAL (VALUES (1, r.phone), (2, r.phone2)) AS p (place, number)
    WHERE r.id = ${id} AND p.number <> '' ORDER BY p.place`.execute(db);
  return rows;
}

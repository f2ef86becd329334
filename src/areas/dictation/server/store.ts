import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';

export async function insertDictation(db: Db, session: Session, seconds: number): Promise<void> {
  await db
    .insertInto('dictations')
    .values({ master_id: session.masterId, employee_id: session.employeeId, seconds })
    .execute();
}

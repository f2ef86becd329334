import { leadSeen } from '#areas/leads/server/public.ts';
import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { isOpen } from '#platform/shared/gates.ts';
import type { TableName } from '../contract.ts';
import { findRecord } from './store.ts';

/** The record that files belong to: 404 when this agency has no such record or this person may not see it. */
export async function recordOf(db: Db, session: Session, table: TableName, id: number) {
  // Whoever may not see the lead sees nothing of its files either.
  const isClosed =
    (table === 'lead' && !(await leadSeen(db, session, id))) ||
    (table === 'backoffice' && !isOpen('backOffice', session));
  const record = isClosed ? undefined : await findRecord(db, table, id);
  if (!record) throw refuse.notFound();
  return { ...record, tableName: table };
}

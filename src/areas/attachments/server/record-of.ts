import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { type GateName, whyClosed } from '#platform/shared/gates.ts';
import type { TableName } from '../contract.ts';
import { findRecord } from './store.ts';

/** Records that not everybody may see; whoever may not, sees nothing of their files either. */
const GATES: Partial<Record<TableName, GateName>> = { lead: 'leads' };

/** The record that files belong to: 404 when this agency has no such record or this person may not see it. */
export async function recordOf(db: Db, session: Session, table: TableName, id: number) {
  const gate = GATES[table];
  const record = gate && whyClosed(gate, session) ? undefined : await findRecord(db, table, id);
  if (!record) throw refuse.notFound();
  return record;
}

import { type Author, writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { hangUp as hangUpEndpoint, PhoneCall } from '../contract.ts';
import { CALL_LOG } from '../log.ts';
import { callOf } from './call-of.ts';
import type { LineState, PhoneLine } from './phone-line.ts';
import * as store from './store.ts';

export async function hangUp(
  line: PhoneLine,
  { db, session, params }: Call<typeof hangUpEndpoint>,
): Promise<PhoneCall> {
  const { employeeId } = session;
  const row = await store.lockCall(db, employeeId, params.id);
  if (!row) throw refuse.notFound();
  if (row.ended_at) return callOf(line, row);
  await endCall(db, session, row.id, await line.hangUp(row.line, new Date()));
  return callOf(line, await loadCall(db, employeeId, row.id));
}

export async function endCall(db: Db, author: Author, id: number, state: LineState): Promise<void> {
  await store.endCall(db, id, state);
  await writeChange(db, author, {
    subject: CALL_LOG.subject,
    subjectId: id,
    action: 'ended',
    after: { outcome: state.outcome },
  });
}

export async function loadCall(db: Db, employeeId: number, id: number): Promise<store.CallRow> {
  const row = await store.findCall(db, employeeId, id);
  if (!row) throw refuse.notFound();
  return row;
}

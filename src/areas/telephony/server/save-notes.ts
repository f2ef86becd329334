import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { refuseStale } from '#platform/server/records/save-record.ts';
import type { PhoneCall, saveNotes as saveEndpoint } from '../contract.ts';
import { CALL_LOG } from '../log.ts';
import { callOf } from './call-of.ts';
import { loadCall } from './end-call.ts';
import type { PhoneLine } from './phone-line.ts';
import * as store from './store.ts';

export async function saveNotes(
  line: PhoneLine,
  { db, session, params, body }: Call<typeof saveEndpoint>,
): Promise<PhoneCall> {
  const before = await store.lockCall(db, session.employeeId, params.id);
  if (!before) throw refuse.notFound();
  await refuseStale(db, { subject: CALL_LOG.subject }, before, body.version, () => callOf(line, before));
  if (body.notes === before.notes) return callOf(line, before);
  await store.updateNotes(db, before.id, body.notes);
  await writeChange(db, session, {
    subject: CALL_LOG.subject,
    subjectId: before.id,
    action: 'edited',
    before: { notes: before.notes },
    after: { notes: body.notes },
  });
  return callOf(line, await loadCall(db, session.employeeId, before.id));
}

import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { PhoneCall, saveNotes as saveEndpoint } from '../contract.ts';
import { callOf } from './call-of.ts';
import { callsOf } from './call-records.ts';
import type { PhoneLine } from './phone-line.ts';
import { updateNotes } from './store.ts';

export async function saveNotes(line: PhoneLine, call: Call<typeof saveEndpoint>): Promise<PhoneCall> {
  const { db, session, params, body } = call;
  const saved = await changeRecord(
    callsOf(line, session.employeeId),
    call,
    { id: params.id, version: body.version },
    {
      isDone: ({ notes }) => notes === body.notes,
      change: ({ id }) => updateNotes(db, id, body.notes),
    },
  );
  return callOf(line, saved);
}

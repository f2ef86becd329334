import type { Call } from '#platform/server/http/mount.ts';
import { changeRecord } from '#platform/server/records/save-record.ts';
import type { hangUp as hangUpEndpoint, PhoneCall } from '../contract.ts';
import { callOf } from './call-of.ts';
import { callsOf } from './call-records.ts';
import type { PhoneLine } from './phone-line.ts';
import { endCall } from './store.ts';

export async function hangUp(line: PhoneLine, call: Call<typeof hangUpEndpoint>): Promise<PhoneCall> {
  const { db, session, params } = call;
  const ended = await changeRecord(
    callsOf(line, session.employeeId),
    call,
    { id: params.id },
    {
      action: 'ended',
      isDone: ({ ended_at }) => ended_at !== null,
      change: async (row) => endCall(db, row.id, await line.hangUp(row.line, new Date())),
    },
  );
  return callOf(line, ended);
}

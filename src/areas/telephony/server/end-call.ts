import type { Author } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { CallInSteps } from '#platform/server/http/mount.ts';
import { changeRecord, findRecord, type RecordKind } from '#platform/server/records/save-record.ts';
import type { hangUp as hangUpEndpoint, PhoneCall } from '../contract.ts';
import { callOf } from './call-of.ts';
import { callsOf } from './call-records.ts';
import type { LineState, PhoneLine } from './phone-line.ts';
import * as store from './store.ts';

export async function hangUp(
  line: PhoneLine,
  { inTransaction, session, params }: CallInSteps<typeof hangUpEndpoint>,
): Promise<PhoneCall> {
  const calls = callsOf(line, session.employeeId);
  const running = await inTransaction((db) => findRecord(calls, db, params.id));
  if (running.ended_at) return callOf(line, running);
  const state = await endOnLine(line, running);
  return callOf(line, await inTransaction((db) => endOnce(calls, { db, session }, running.id, state)));
}

/** What the telephone company has not been asked for yet ends here alone. */
async function endOnLine(line: PhoneLine, { line: name }: store.CallRow): Promise<LineState> {
  const now = new Date();
  return name === '' ? { connectedAt: null, endedAt: now, outcome: 'cancelled' } : line.hangUp(name, now);
}

interface Ending {
  db: Db;
  /** Whoever ends it; nobody when the line did by itself. */
  session: Author;
}

/** Of two at the same time, the second finds the call ended and leaves it so. */
export function endOnce(
  calls: RecordKind<store.CallRow>,
  work: Ending,
  id: number,
  state: LineState,
): Promise<store.CallRow> {
  return changeRecord(
    calls,
    work,
    { id },
    {
      action: 'ended',
      isDone: ({ ended_at }) => ended_at !== null,
      change: () => store.endCall(work.db, id, state),
    },
  );
}

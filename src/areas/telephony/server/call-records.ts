import type { RecordKind } from '#platform/server/records/save-record.ts';
import { CALL_LOG } from '../log.ts';
import { callOf } from './call-of.ts';
import type { PhoneLine } from './phone-line.ts';
import { type CallRow, findCall, lockCall } from './store.ts';

/** The calls of one person: those of others are not there. */
export const callsOf = (line: PhoneLine, employeeId: number): RecordKind<CallRow> => ({
  subject: CALL_LOG.subject,
  lock: (db, id) => lockCall(db, employeeId, id),
  find: (db, id) => findCall(db, employeeId, id),
  logged: ({ number, customer_id, notes, outcome }) => ({ number, customerId: customer_id, notes, outcome }),
  shown: (row) => callOf(line, row),
});

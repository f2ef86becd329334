import { hasCustomer } from '#areas/customers/server/public.ts';
import { lockTelephony } from '#areas/employees/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { CallInSteps } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { addRecord, findRecord } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { PhoneCall, placeCall as placeEndpoint } from '../contract.ts';
import { dialDigits } from '../rules.ts';
import { callOf, stateOf } from './call-of.ts';
import { callsOf } from './call-records.ts';
import { endOnce } from './end-call.ts';
import type { PhoneLine } from './phone-line.ts';
import * as store from './store.ts';

type Place = CallInSteps<typeof placeEndpoint>;

/**
 * The call is in the table before the telephone company is asked: it takes the one place that a person has, so of two
 * at the same time one rings. A repeated try finds it by its operation id and goes on with it.
 */
export async function placeCall(line: PhoneLine, call: Place): Promise<PhoneCall> {
  const { inTransaction, session, operationId } = call;
  const calls = callsOf(line, session.employeeId);
  await endWhatIsOver(line, call);
  const begun = await inTransaction((db) => begin(line, db, call));
  if (begun.line !== '' || begun.ended_at) return callOf(line, begun);
  const name = await line.place(dialDigits(begun.number), begun.started_at, operationId);
  const state = await line.stateOf(name, new Date());
  const placed = await inTransaction(async (db) => {
    await store.nameLine(db, begun.id, name);
    return state.endedAt ? endOnce(calls, { db, session }, begun.id, state) : findRecord(calls, db, begun.id);
  });
  // Somebody hung up while the telephone company was asked.
  if (placed.ended_at && !state.endedAt) await line.hangUp(name, new Date());
  return callOf(line, placed);
}

async function begin(line: PhoneLine, db: Db, call: Place): Promise<store.CallRow> {
  const { session, body, operationId } = call;
  const { masterId, employeeId } = session;
  const isOn = await lockTelephony(db, employeeId);
  const begun = await store.findByOperation(db, employeeId, operationId);
  if (begun) return begun;
  return addRecord(
    callsOf(line, employeeId),
    { db, session },
    {
      action: 'called',
      problems: () => customerProblems(db, body.customerId),
      add: async () => {
        if (!isOn) throw refuse.conflict('Telephony is switched off. Switch it on to call.');
        const open = await store.findOpenCall(db, employeeId);
        if (open) throw refuse.conflict(`You are on a call with ${open.number}. Hang up first.`);
        return store.insertCall(db, { masterId, employeeId, ...body, startedAt: new Date(), operationId });
      },
    },
  );
}

async function customerProblems(db: Db, customerId: number | null): Promise<FieldErrors> {
  if (customerId === null || (await hasCustomer(db, customerId))) return {};
  return { customerId: ['Choose a customer of your agency.'] };
}

/** Busy and unanswered calls end on the line; the table learns of it when the next call needs the place. */
async function endWhatIsOver(line: PhoneLine, { inTransaction, session, operationId }: Place): Promise<void> {
  const { masterId, employeeId } = session;
  const open = await inTransaction((db) => store.findOpenCall(db, employeeId));
  if (!open || open.operation_id === operationId) return;
  const state = await stateOf(line, open, new Date());
  if (!state.endedAt) return;
  const nobody = { masterId, employeeId: null };
  await inTransaction((db) => endOnce(callsOf(line, employeeId), { db, session: nobody }, open.id, state));
}

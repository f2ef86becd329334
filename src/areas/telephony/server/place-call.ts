import { hasCustomer } from '#areas/customers/server/public.ts';
import { lockTelephony } from '#areas/employees/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { PhoneCall, placeCall as placeEndpoint } from '../contract.ts';
import { CALL_LOG } from '../log.ts';
import { dialDigits } from '../rules.ts';
import { callOf } from './call-of.ts';
import { endCall, loadCall } from './end-call.ts';
import type { PhoneLine } from './phone-line.ts';
import * as store from './store.ts';

type Place = Call<typeof placeEndpoint>;

export async function placeCall(line: PhoneLine, { db, session, body }: Place): Promise<PhoneCall> {
  const { masterId, employeeId } = session;
  const { number, customerId } = body;
  if (customerId !== null && !(await hasCustomer(db, customerId))) {
    throw refuse.fields({ customerId: ['Choose a customer of your agency.'] });
  }
  const isOn = await lockTelephony(db, employeeId);
  if (!isOn) throw refuse.conflict('Telephony is switched off. Switch it on to call.');
  const now = new Date();
  await endWhatIsOver(db, line, session, now);
  const name = await line.place(dialDigits(number), now);
  const call = { masterId, employeeId, customerId, number, line: name, startedAt: now };
  const id = await store.insertCall(db, call);
  const state = await line.stateOf(name, now);
  if (state.endedAt) await store.endCall(db, id, state);
  await writeChange(db, session, {
    subject: CALL_LOG.subject,
    subjectId: id,
    action: 'called',
    after: { number, customerId, outcome: state.outcome },
  });
  return callOf(line, await loadCall(db, employeeId, id), now);
}

/** Busy and unanswered calls end on the line; the table learns of it when the next call needs the place. */
async function endWhatIsOver(
  db: Db,
  line: PhoneLine,
  { masterId, employeeId }: Place['session'],
  now: Date,
): Promise<void> {
  const open = await store.findOpenCall(db, employeeId);
  if (!open) return;
  const state = await line.stateOf(open.line, now);
  if (!state.endedAt) throw refuse.conflict(`You are on a call with ${open.number}. Hang up first.`);
  await endCall(db, { masterId, employeeId: null }, open.id, state);
}

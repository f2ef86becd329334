import { hasCustomer } from '#areas/customers/server/public.ts';
import { lockTelephony } from '#areas/employees/server/public.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { addRecord, changeRecord } from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { PhoneCall, placeCall as placeEndpoint } from '../contract.ts';
import { dialDigits } from '../rules.ts';
import { callOf } from './call-of.ts';
import { callsOf } from './call-records.ts';
import type { PhoneLine } from './phone-line.ts';
import * as store from './store.ts';

type Place = Call<typeof placeEndpoint>;

export async function placeCall(line: PhoneLine, call: Place): Promise<PhoneCall> {
  const placed = await addRecord(callsOf(line, call.session.employeeId), call, {
    action: 'called',
    problems: () => customerProblems(call),
    add: () => dial(line, call),
  });
  return callOf(line, placed);
}

async function customerProblems({ db, body: { customerId } }: Place): Promise<FieldErrors> {
  if (customerId === null || (await hasCustomer(db, customerId))) return {};
  return { customerId: ['Choose a customer of your agency.'] };
}

async function dial(line: PhoneLine, call: Place): Promise<number> {
  const { db, session, body } = call;
  const { masterId, employeeId } = session;
  const { number, customerId } = body;
  const isOn = await lockTelephony(db, employeeId);
  if (!isOn) throw refuse.conflict('Telephony is switched off. Switch it on to call.');
  const now = new Date();
  await endWhatIsOver(line, call, now);
  const name = await line.place(dialDigits(number), now);
  const placed = { masterId, employeeId, customerId, number, line: name, startedAt: now };
  const id = await store.insertCall(db, placed);
  const state = await line.stateOf(name, now);
  if (state.endedAt) await store.endCall(db, id, state);
  return id;
}

/** Busy and unanswered calls end on the line; the table learns of it when the next call needs the place. */
async function endWhatIsOver(line: PhoneLine, { db, session }: Place, now: Date): Promise<void> {
  const { masterId, employeeId } = session;
  const open = await store.findOpenCall(db, employeeId);
  if (!open) return;
  const state = await line.stateOf(open.line, now);
  if (!state.endedAt) throw refuse.conflict(`You are on a call with ${open.number}. Hang up first.`);
  const work = { db, session: { masterId, employeeId: null } };
  await changeRecord(
    callsOf(line, employeeId),
    work,
    { id: open.id },
    {
      action: 'ended',
      isDone: ({ ended_at }) => ended_at !== null,
      change: ({ id }) => store.endCall(db, id, state),
    },
  );
}

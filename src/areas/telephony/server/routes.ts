import { findTelephony, flipTelephony } from '#areas/employees/server/public.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import { findRecord } from '#platform/server/records/save-record.ts';
import * as contract from '../contract.ts';
import { SWITCH_LOG } from '../log.ts';
import { callOf, stateOf } from './call-of.ts';
import { callsOf } from './call-records.ts';
import { hangUp } from './end-call.ts';
import { answeredBefore, type PhoneLine } from './phone-line.ts';
import { placeCall } from './place-call.ts';
import { sandboxLine } from './sandbox-line.ts';
import { saveNotes } from './save-notes.ts';
import * as store from './store.ts';

export function telephonyRoutes(mount: Mount, line: PhoneLine = sandboxLine): void {
  mount(contract.turnTelephonyOnOff, async ({ db, session }) => {
    const state = words(await flipTelephony(db, session.employeeId));
    const action = state === 'ON' ? 'switched telephony on' : 'switched telephony off';
    await writeChange(db, session, { subject: SWITCH_LOG.subject, subjectId: session.employeeId, action });
    return { state };
  });
  mount(contract.telephonyState, {
    within: async ({ db, session }) => ({
      open: await store.findOpenCall(db, session.employeeId),
      isOn: await findTelephony(db, session.employeeId),
    }),
    after: async ({ open, isOn }) => {
      const isRunning = open && !(await stateOf(line, open, new Date())).endedAt;
      return { state: words(isOn), runningCallId: isRunning ? open.id : null };
    },
  });
  mount(contract.listCalls, {
    within: async ({ db, session, query }) => {
      const total = await store.countCalls(db, session.employeeId);
      return pageOf(query, total, (part) => store.listCalls(db, session.employeeId, part));
    },
    after: async ({ rows, pagination }) => ({
      results: await Promise.all(rows.map((row) => callOf(line, row))),
      pagination,
    }),
  });
  mount(contract.findCall, {
    within: ({ db, session, params }) => findRecord(callsOf(line, session.employeeId), db, params.id),
    after: (row) => callOf(line, row),
  });
  mount(contract.placeCall, { inSteps: (call) => placeCall(line, call) });
  mount(contract.hangUp, { inSteps: (call) => hangUp(line, call) });
  mount(contract.saveNotes, {
    before: async ({ database, session, params }) => {
      const calls = callsOf(line, session.employeeId);
      const row = await database.asTenant(session, (db) => findRecord(calls, db, params.id));
      return answeredBefore(line, await stateOf(line, row, new Date()));
    },
    within: (call, answered) => saveNotes(answered, call),
  });
}

const words = (isOn: boolean): contract.TelephonyState['state'] => (isOn ? 'ON' : 'OFF');

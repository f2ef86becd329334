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
import { placeCall } from './place-call.ts';
import { sandboxLine } from './sandbox-line.ts';
import { saveNotes } from './save-notes.ts';
import * as store from './store.ts';

const line = sandboxLine;

export function telephonyRoutes(mount: Mount): void {
  mount(contract.turnTelephonyOnOff, async ({ db, session }) => {
    const state = words(await flipTelephony(db, session.employeeId));
    const action = state === 'ON' ? 'switched telephony on' : 'switched telephony off';
    await writeChange(db, session, { subject: SWITCH_LOG.subject, subjectId: session.employeeId, action });
    return { state };
  });
  mount(contract.telephonyState, async ({ db, session }) => {
    const open = await store.findOpenCall(db, session.employeeId);
    const isRunning = open && !(await stateOf(line, open, new Date())).endedAt;
    const state = words(await findTelephony(db, session.employeeId));
    return { state, runningCallId: isRunning ? open.id : null };
  });
  mount(contract.listCalls, async ({ db, session, query }) => {
    const total = await store.countCalls(db, session.employeeId);
    const { rows, pagination } = await pageOf(query, total, (part) =>
      store.listCalls(db, session.employeeId, part),
    );
    return { results: await Promise.all(rows.map((row) => callOf(line, row))), pagination };
  });
  mount(contract.findCall, async ({ db, session, params }) =>
    callOf(line, await findRecord(callsOf(line, session.employeeId), db, params.id)),
  );
  mount(contract.placeCall, (call) => placeCall(line, call));
  mount(contract.hangUp, (call) => hangUp(line, call));
  mount(contract.saveNotes, (call) => saveNotes(line, call));
}

const words = (isOn: boolean): contract.TelephonyState['state'] => (isOn ? 'ON' : 'OFF');

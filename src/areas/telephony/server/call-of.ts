import type { PhoneCall } from '../contract.ts';
import { secondsTalked } from '../rules.ts';
import type { LineState, PhoneLine } from './phone-line.ts';
import type { CallRow } from './store.ts';

/** So long the telephone company may take to answer that it placed a call; then it did not. */
const PLACING_MS = 60_000;

/** How the call is going now: as it is stored once it has ended, as the line says before. */
export async function stateOf(line: PhoneLine, row: CallRow, now: Date): Promise<LineState> {
  if (row.ended_at) return { connectedAt: row.connected_at, endedAt: row.ended_at, outcome: row.outcome };
  return row.line === '' ? placingState(row.started_at, now) : line.stateOf(row.line, now);
}

/** Of a call that the telephone company has not answered to. The process that asked may have ended. */
function placingState(startedAt: Date, now: Date): LineState {
  const endedAt = new Date(startedAt.getTime() + PLACING_MS);
  return now < endedAt
    ? { connectedAt: null, endedAt: null, outcome: '' }
    : { connectedAt: null, endedAt, outcome: 'failed' };
}

/** The row in the contract's words. */
export async function callOf(line: PhoneLine, row: CallRow, now = new Date()): Promise<PhoneCall> {
  const state = await stateOf(line, row, now);
  return {
    id: row.id,
    number: row.number,
    customerId: row.customer_id,
    customer: row.customer_name ?? '',
    startedAt: row.started_at,
    ...state,
    seconds: secondsTalked(state, now),
    notes: row.notes,
    version: row.version,
  };
}

import type { PhoneCall } from '../contract.ts';
import { secondsTalked } from '../rules.ts';
import type { LineState, PhoneLine } from './phone-line.ts';
import type { CallRow } from './store.ts';

/** How the call is going now: as it is stored once it has ended, as the line says before. */
export async function stateOf(line: PhoneLine, row: CallRow, now: Date): Promise<LineState> {
  if (!row.ended_at) return line.stateOf(row.line, now);
  return { connectedAt: row.connected_at, endedAt: row.ended_at, outcome: row.outcome };
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

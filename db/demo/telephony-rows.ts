import { sandboxName } from '#areas/telephony/server/public.ts';
import { phoneDigits } from '#platform/shared/phones.ts';
import { daysBefore } from './days.ts';
import { MEMORABLE_CUSTOMERS } from './memorable-customers.ts';
import { Random } from './random.ts';
import { type TableRow, table } from './table-loader.ts';

const CALLS = table('telephony_calls', [
  'master_id',
  'id',
  'employee_id',
  'customer_id',
  'number',
  'line',
  'started_at',
  'connected_at',
  'ended_at',
  'outcome',
  'notes',
]);

const RINGS_MS = 2000;
const HOUR_MS = 3_600_000;

/** How often each person called; the agent has more than one page of calls. */
const CALLERS = [
  { employeeId: 13, calls: 23 },
  { employeeId: 11, calls: 9 },
];

const OUTCOMES = [
  'completed',
  'completed',
  'completed',
  'completed',
  'busy',
  'no answer',
  'cancelled',
  'failed',
];

const NOTES = [
  'Asked for a quote on a second car. Call back Thursday.',
  'Payment will come on Friday; no need to cancel.',
  'Wants the ID cards by mail as well.',
  'Moved to a new address. Sent the form.',
  'Claim is with the adjuster since Monday.\nAsked for a rental car.',
  'Left a message about the renewal.',
  '',
];

/** Calls of the last weeks, to customers and to numbers that nobody knows yet. */
export function* telephonyRows(masterId: number, today: string): Generator<TableRow> {
  let id = 0;
  for (const { employeeId, calls } of CALLERS) {
    for (let at = calls; at > 0; at--) {
      const random = new Random('phone call', employeeId, at);
      yield callRow(masterId, ++id, employeeId, daysBefore(today, at), random);
    }
  }
}

function callRow(masterId: number, id: number, employeeId: number, day: string, random: Random): TableRow {
  const known = random.chance(0.75) ? random.pick(MEMORABLE_CUSTOMERS) : undefined;
  const number = known?.customer.phone ?? random.fill('(305) 555-01##');
  const outcome = random.pick(OUTCOMES);
  const isTalk = outcome === 'completed';
  const start = Date.parse(`${day}T14:00:00Z`) + random.int(0, 8 * HOUR_MS);
  const end = start + (isTalk ? random.int(20, 900) * 1000 : random.int(3, 20) * 1000);
  return CALLS.row({
    master_id: masterId,
    id,
    employee_id: employeeId,
    customer_id: known?.id ?? null,
    number,
    line: sandboxName(phoneDigits(number), new Date(start)),
    started_at: new Date(start).toISOString(),
    connected_at: isTalk ? new Date(start + RINGS_MS).toISOString() : null,
    ended_at: new Date(end).toISOString(),
    outcome,
    notes: isTalk || random.chance(0.3) ? random.pick(NOTES) : '',
  });
}

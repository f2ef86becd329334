import { cashOf, DENOMINATIONS, type Pieces } from '#areas/end-of-day/cash.ts';
import { isWeekend } from '#areas/end-of-day/days.ts';
import { depositOf } from '#areas/end-of-day/rules.ts';
import { figuresText, type SealedDay, sealOf } from '#areas/end-of-day/server/public.ts';
import type { Method } from '#areas/receipts/statuses.ts';
import { daysBefore } from './days.ts';
import { OFFICE_DAYS } from './petty-cash-rows.ts';
import { type TableRow, table } from './table-loader.ts';

const AGENCY = 1001;

const COUNTS = table('day_counts', [
  'master_id',
  'id',
  'office_id',
  'day',
  'pieces',
  'cash',
  'checks',
  'counted_by',
  'counted_at',
]);
const CLOSES = table('day_closes', [
  'master_id',
  'id',
  'office_id',
  'day',
  'deposit',
  'expected',
  'reason',
  'figures',
  'previous_hash',
  'hash',
  'closed_by',
  'closed_at',
  'reopened_by',
  'reopened_at',
  'reopen_reason',
]);

const OFFICES = [
  { id: 11, manager: 101 },
  { id: 12, manager: 102 },
] as const;

/** Of Main Street: the deposit of so many weekdays ago did not come out. */
const OFF: Readonly<Record<number, [cents: number, reason: string]>> = {
  4: [-5_00, 'Recounted twice. One $5 short, most likely change.'],
  7: [1_00, 'A dollar too much, nobody asked for it.'],
  9: [-2_50, 'Rolls of coins were short.'],
};
/** The last but one of the days from Monday to Friday, which the screen shows. */
const REOPENED = 2;

type Rows = readonly Readonly<Record<string, unknown>>[];

/** The days of the last three weeks with receipts are closed, one of them is reopened, and today is open. */
export function* dayCloseRows(all: readonly TableRow[], today: string): Generator<TableRow> {
  const of = (name: string): Rows => all.filter((row) => row.table.name === name).map(({ values }) => values);
  const world = { receipts: of('receipts'), drawers: of('petty_cash'), payouts: of('petty_cash_payouts') };
  const ids = { close: 0 };
  for (const office of OFFICES) {
    const days = [
      ...new Set(world.receipts.filter((row) => row.office_id === office.id).map((row) => String(row.day))),
    ]
      .filter((day) => day < today && day >= daysBefore(today, OFFICE_DAYS))
      .toSorted();
    let previous = '';
    const weekdays = days.filter((day) => !isWeekend(day));
    for (const day of days) {
      const id = ++ids.close;
      const place = weekdays.indexOf(day);
      const ago = place < 0 ? undefined : weekdays.length - place;
      previous = yield* closeRows({ id, office, day, ago, previous }, sealedOf(world, office.id, day));
    }
  }
}

interface DemoClose {
  id: number;
  office: (typeof OFFICES)[number];
  day: string;
  /** Which of the last weekdays it is; a Saturday is none. */
  ago: number | undefined;
  previous: string;
}

function* closeRows(
  { id, office, day, ago, previous }: DemoClose,
  { receipts, drawers }: Pick<SealedDay, 'receipts' | 'drawers'>,
): Generator<TableRow, string> {
  const active = receipts.filter(({ voided }) => !voided);
  const sum = (method: Method) =>
    active.filter((each) => each.method === method).reduce((cents, { amount }) => cents + amount, 0);
  const [off, reason] = (office.id === 11 && sum('cash') > 5_00 && OFF[ago ?? 0]) || [0, ''];
  const pieces = piecesOf(sum('cash') + off);
  const cash = cashOf(pieces);
  const checks = active.filter(({ method }) => method === 'check').map((each) => each.id);
  const { amount: deposit, expected } = depositOf({
    cash,
    checks: sum('check'),
    expectedCash: sum('cash'),
    expectedChecks: sum('check'),
  });
  const closedAt = new Date(`${day}T22:30:00.000Z`);
  const closed = { officeId: office.id, day, deposit, expected, reason, closedBy: office.manager, closedAt };
  const figures = figuresText(closed, { receipts, drawers, count: { pieces, cash, checks } });
  const hash = sealOf(previous, figures);
  const isReopened = office.id === 11 && ago === REOPENED;
  yield COUNTS.row({
    master_id: AGENCY,
    id,
    office_id: office.id,
    day,
    pieces: JSON.stringify(pieces),
    cash,
    checks,
    counted_by: office.manager,
    counted_at: `${day}T22:20:00.000Z`,
  });
  yield CLOSES.row({
    master_id: AGENCY,
    id,
    office_id: office.id,
    day,
    deposit,
    expected,
    reason,
    figures,
    previous_hash: previous,
    hash,
    closed_by: office.manager,
    closed_at: closedAt.toISOString(),
    reopened_by: isReopened ? 12 : null,
    reopened_at: isReopened ? `${day}T23:10:00.000Z` : null,
    reopen_reason: isReopened ? 'A check for the next day was in the envelope.' : '',
  });
  return hash;
}

/** The fewest bills and coins. */
function piecesOf(cents: number): Pieces {
  let left = cents;
  const pieces = DENOMINATIONS.map((denomination) => {
    const many = Math.floor(left / denomination);
    left %= denomination;
    return [denomination, many];
  });
  return Object.fromEntries(pieces) as Pieces;
}

function sealedOf(world: { receipts: Rows; drawers: Rows; payouts: Rows }, officeId: number, day: string) {
  const here = (row: Readonly<Record<string, unknown>>) => row.office_id === officeId && row.day === day;
  const moment = (value: unknown) => new Date(String(value));
  return {
    receipts: world.receipts.filter(here).map((row) => ({
      id: Number(row.id),
      receipt: Number(row.number),
      day,
      employee: { id: Number(row.employee_id), name: '' },
      method: row.method as Method,
      amount: Number(row.amount),
      tendered: Number(row.tendered),
      changeGiven: Number(row.change_given),
      checkNumber: String(row.check_number),
      lastFour: String(row.last_four),
      takenAt: moment(row.taken_at),
      voided: row.voided_at
        ? { at: moment(row.voided_at), by: Number(row.voided_by), reason: String(row.void_reason) }
        : null,
    })),
    drawers: world.drawers.filter(here).map((row) => ({
      id: Number(row.id),
      employee: { id: Number(row.employee_id), name: '' },
      office: { id: officeId, name: '' },
      date: day,
      startingAmount: Number(row.starting),
      startingDifference: Number(row.starting_difference),
      startingReason: String(row.starting_reason),
      payouts: 0,
      endingAmount: Number(row.ending),
      difference: Number(row.difference),
      endingReason: String(row.ending_reason),
      endedAt: moment(row.ended_at),
      paid: world.payouts
        .filter(({ petty_cash_id }) => petty_cash_id === row.id)
        .map(({ id, amount, reason, paid_at }) => ({
          id: Number(id),
          amount: Number(amount),
          reason: String(reason),
          at: moment(paid_at),
        })),
    })),
  };
}

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

/** Of Main Street, the latest first: deposits that did not come out. */
const OFF: readonly (readonly [cents: number, reason: string])[] = [
  [-5_00, 'Recounted twice. One $5 short, most likely change.'],
  [1_00, 'A dollar too much, nobody asked for it.'],
  [-2_50, 'Rolls of coins were short.'],
];
const COMES_OUT = [0, ''] as const;

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
    const sealed = days.map((day) => ({ day, ...sealedOf(world, office.id, day) }));
    const { reopened, off } = office.id === 11 ? specialDays(sealed) : NO_SPECIAL_DAYS;
    let previous = '';
    for (const { day, ...figures } of sealed) {
      const special = { isReopened: day === reopened, off: off.get(day) ?? COMES_OUT };
      previous = yield* closeRows({ id: ++ids.close, office, day, previous, ...special }, figures);
    }
  }
}

interface SpecialDays {
  reopened: string | undefined;
  off: ReadonlyMap<string, (typeof OFF)[number]>;
}

const NO_SPECIAL_DAYS: SpecialDays = { reopened: undefined, off: new Map() };

/**
 * The screen shows the last days from Monday to Friday. The last but one of them is reopened; of those before it, every
 * other one with enough cash did not come out, whatever the day.
 */
function specialDays(sealed: readonly (SealedFigures & { day: string })[]): SpecialDays {
  const weekdays = sealed.filter(({ day }) => !isWeekend(day)).toReversed();
  const withCash = weekdays.slice(2).filter((day) => sumOf(day.receipts, 'cash') > 5_00);
  const days = withCash.filter((_, at) => at % 2 === 0).slice(0, OFF.length);
  return {
    reopened: weekdays[1]?.day,
    off: new Map(days.map(({ day }, at) => [day, OFF[at] ?? COMES_OUT])),
  };
}

type SealedFigures = Pick<SealedDay, 'receipts' | 'drawers'>;

function sumOf(receipts: SealedDay['receipts'], method: Method): number {
  return receipts
    .filter((each) => !each.voided && each.method === method)
    .reduce((cents, { amount }) => cents + amount, 0);
}

interface DemoClose {
  id: number;
  office: (typeof OFFICES)[number];
  day: string;
  previous: string;
  isReopened: boolean;
  off: readonly [cents: number, reason: string];
}

function* closeRows(
  { id, office, day, previous, isReopened, off: [off, reason] }: DemoClose,
  { receipts, drawers }: SealedFigures,
): Generator<TableRow, string> {
  const active = receipts.filter(({ voided }) => !voided);
  const sum = (method: Method) => sumOf(receipts, method);
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

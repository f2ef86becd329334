import { isWeekend } from '#areas/end-of-day/days.ts';
import { endDifference, startDifference } from '#areas/petty-cash/rules.ts';
import { daysBefore } from './days.ts';
import { type TableRow, table } from './table-loader.ts';

const AGENCY = 1001;
export const OFFICE_DAYS = 21;

const DRAWERS = table('petty_cash', [
  'master_id',
  'id',
  'office_id',
  'employee_id',
  'day',
  'starting',
  'starting_difference',
  'starting_reason',
  'started_at',
  'ending',
  'difference',
  'ending_reason',
  'ended_at',
  'ended_by',
]);
const PAYOUTS = table('petty_cash_payouts', [
  'master_id',
  'id',
  'petty_cash_id',
  'amount',
  'reason',
  'paid_at',
]);

/** People who keep a drawer, and what they start with. Those on the sign-in page have none yet today. */
const KEEPERS = [
  { office: 11, person: 104, starting: 100_00 },
  { office: 11, person: 110, starting: 150_00 },
  { office: 11, person: 111, starting: 150_00 },
  { office: 12, person: 112, starting: 120_00 },
] as const;

const PAID_FOR = [
  ['Stamps', 12_50],
  ['Coffee for the waiting room', 8_25],
  ['Parking at the courthouse', 6_00],
  ['Printer paper', 23_40],
] as const;

/** What did not come out: so many working days ago, at whose drawer. */
const OFF = [
  { ago: 3, person: 111, cents: 2_00, reason: 'A customer left the change.' },
  { ago: 8, person: 110, cents: -5_00, reason: 'Counted twice, nothing found.' },
] as const;

/** Three weeks of drawers with payouts, an overage and a shortage; today one is ended and one is open. */
export function* pettyCashRows(today: string): Generator<TableRow> {
  const ids = { drawer: 0, payout: 0 };
  const lastEnding = new Map<number, number>();
  const days = Array.from({ length: OFFICE_DAYS + 1 }, (_, at) => daysBefore(today, OFFICE_DAYS - at));
  const working = days.filter((day) => day === today || !isWeekend(day));
  for (const [place, day] of working.entries()) {
    const ago = working.length - 1 - place;
    for (const [at, keeper] of KEEPERS.entries()) {
      if (ago === 0 && keeper.person !== 104 && keeper.person !== 110) continue;
      yield* drawerRows(ids, lastEnding, { ...keeper, at, ago, day });
    }
  }
}

interface DemoDrawer {
  office: number;
  person: number;
  starting: number;
  at: number;
  ago: number;
  day: string;
}

function* drawerRows(
  ids: { drawer: number; payout: number },
  lastEnding: Map<number, number>,
  { office, person, starting, at, ago, day }: DemoDrawer,
): Generator<TableRow> {
  const id = ++ids.drawer;
  // Today's are at night, so that none is later than the moment someone looks at it.
  const hour = (early: string, late: string) => `${day}T${ago === 0 ? early : late}:00.000Z`;
  const paid = PAID_FOR.filter((_, which) => (ago * 3 + at * 5 + which) % 6 === 0);
  const payouts = paid.reduce((sum, [, amount]) => sum + amount, 0);
  const off = OFF.find((each) => each.person === person && each.ago === ago);
  const ending = starting - payouts + (off?.cents ?? 0);
  const isOpen = ago === 0 && person === 104;
  const refilled = startDifference(starting, lastEnding.get(person) ?? null);
  yield DRAWERS.row({
    master_id: AGENCY,
    id,
    office_id: office,
    employee_id: person,
    day,
    starting,
    starting_difference: refilled,
    starting_reason: refilled === 0 ? '' : 'Filled up from the safe.',
    started_at: hour('05:01', '13:05'),
    ending: isOpen ? null : ending,
    difference: isOpen ? null : endDifference({ startingAmount: starting, payouts }, ending),
    ending_reason: off?.reason ?? '',
    ended_at: isOpen ? null : hour('05:04', '21:40'),
    ended_by: isOpen ? null : person,
  });
  lastEnding.set(person, ending);
  for (const [reason, amount] of paid)
    yield PAYOUTS.row({
      master_id: AGENCY,
      id: ++ids.payout,
      petty_cash_id: id,
      amount,
      reason,
      paid_at: hour('05:02', '16:20'),
    });
}

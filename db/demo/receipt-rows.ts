import { isOver } from '#areas/policies/rules.ts';
import type { PolicyStatus } from '#areas/policies/statuses.ts';
import { daysBefore } from './days.ts';
import type { PlannedPayment } from './finance-payments.ts';
import { type DemoDebt, type DemoLine, makeLines, makeTender, payOff, settlement } from './make-receipt.ts';
import { MARIA } from './memorable-customers.ts';
import { Random } from './random.ts';
import { AGENCY, COUNTERS, contractRowsOf, type Given, rowsOf } from './receipt-tables.ts';
import type { TableRow } from './table-loader.ts';

const DAYS = 120;
/** Maria pays by the week, more than a page of it, and once by a check that nobody else has. */
const MARIA_EVERY = 6;
export const MARIAS_CHECK = 'MLJ-2041';
export const MARIAS_LINE = 900_001;

const OFFICES = [
  { id: 11, people: [104, 110, 111, 105], voider: 101 },
  { id: 12, people: [13, 112, 106], voider: 102 },
  { id: 13, people: [113, 108, 109], voider: 103 },
] as const;

const MEMOS = ['Paid by his sister.', 'Asked for the ID cards.', 'Will bring the rest on Friday.'];
const VOID_REASONS = [
  'Wrong customer',
  'Check came back',
  'Typed the wrong amount',
  'Card was declined later',
];

interface World extends Given {
  debts: Map<number, DemoDebt[]>;
  /** On finance contracts, by day. */
  payments: Map<string, PlannedPayment[]>;
}

/** What finance contracts have to do with it: the payments on them, and the policies that nobody pays anymore. */
interface Financed {
  payments: readonly PlannedPayment[];
  policies: ReadonlySet<number>;
}
const NOTHING_FINANCED: Financed = { payments: [], policies: new Set() };

/**
 * Money for the policies in these rows: what the terms that are over brought when they began, and the last months day by
 * day in the three offices, today's too.
 */
export function* receiptRows(
  policies: Iterable<TableRow>,
  today: string,
  financed: Financed = NOTHING_FINANCED,
): Generator<TableRow> {
  const world: World = {
    debts: debtsIn(policies, today, financed.policies),
    payments: Map.groupBy(financed.payments, ({ day }) => day),
    ids: { receipt: 800_000, detail: 900_000 },
    numbers: new Map(),
  };
  yield* settledRows({ ...world, ids: { receipt: 820_000, detail: 920_000 } }, daysBefore(today, DAYS));
  for (let ago = DAYS; ago >= 0; ago--) {
    for (const office of OFFICES) yield* dayRows(world, office, daysBefore(today, ago), ago);
  }
  for (const [office_id, last_number] of world.numbers)
    yield COUNTERS.row({ master_id: AGENCY, office_id, last_number });
}

type Office = (typeof OFFICES)[number];

function* settledRows({ debts, ...given }: World, end: string): Generator<TableRow> {
  const settled = [...debts.values()]
    .flat()
    .filter(({ isOver, effdate }) => isOver && effdate < end)
    .toSorted((a, b) => a.effdate.localeCompare(b.effdate) || a.policyId - b.policyId);
  for (const [at, debt] of settled.entries()) {
    const random = new Random('settled', debt.policyId);
    const office = OFFICES.find(({ id }) => id === debt.officeId) ?? OFFICES[0];
    const lines = settlement(random, debt);
    payOff(debt, lines);
    // A second apart, so that those of one day have an order.
    const takenAt = new Date(Date.parse(`${debt.effdate}T14:10:00Z`) + at * 1000);
    yield* rowsOf(
      given,
      {
        office_id: office.id,
        customer_id: debt.customerId,
        employee_id: random.pick(office.people),
        taken_at: takenAt.toISOString(),
        day: debt.effdate,
        ...makeTender(random, lines),
        memo: '',
        voided_at: null,
        voided_by: null,
        void_reason: '',
      },
      lines,
    );
  }
}

function* dayRows(world: World, office: Office, day: string, ago: number): Generator<TableRow> {
  const random = new Random('receipts', office.id, ago);
  if (office.id === 11 && ago % MARIA_EVERY === 0) yield* receiptOf(world, office, day, ago, 0, MARIA);
  const isSunday = new Date(`${day}T12:00:00Z`).getUTCDay() === 0;
  const count = isSunday && ago > 0 ? 0 : random.int(1, 4);
  const theirs = [...world.debts].filter(([id, [debt]]) => id !== MARIA && debt?.officeId === office.id);
  for (let at = 1; at <= count; at++) {
    const [customerId] = random.pick(theirs);
    yield* receiptOf(world, office, day, ago, at, customerId);
  }
  const theirPayments = (world.payments.get(day) ?? []).filter(({ officeId }) => officeId === office.id);
  for (const [at, payment] of theirPayments.entries())
    yield* paymentOf(world, office, momentOf(day, ago, count + 1 + at), payment);
}

/** Of a payment on a finance contract, by check or card. */
function* paymentOf(
  given: Given,
  office: Office,
  takenAt: Date,
  payment: PlannedPayment,
): Generator<TableRow> {
  const random = new Random('contract payment', payment.lineId);
  const { customerId: customer_id, day, amount, isVoid } = payment;
  const isCheck = random.chance(0.5);
  const receipt = {
    office_id: office.id,
    customer_id,
    employee_id: random.pick(office.people),
    taken_at: takenAt.toISOString(),
    day,
    method: isCheck ? 'check' : 'card',
    amount,
    tendered: amount,
    change_given: 0,
    check_number: isCheck ? random.fill('2###') : '',
    last_four: isCheck ? '' : random.fill('####'),
    memo: '',
    voided_at: isVoid ? new Date(takenAt.getTime() + 60_000).toISOString() : null,
    voided_by: isVoid ? office.voider : null,
    void_reason: isVoid ? 'Typed the wrong amount' : '',
  };
  yield* contractRowsOf(given, receipt, payment);
}

function* receiptOf(
  { debts, ...given }: World,
  office: Office,
  day: string,
  ago: number,
  at: number,
  customer_id: number,
): Generator<TableRow> {
  const random = new Random('receipt', office.id, ago, at);
  const debt = debts.get(customer_id)?.find((each) => isDue(each, day));
  const lines = makeLines(random, debt);
  const isVoid = at > 0 && random.chance(0.05);
  if (debt && !isVoid) payOff(debt, lines);
  const takenAt = momentOf(day, ago, at);
  const receipt = {
    office_id: office.id,
    customer_id,
    employee_id: random.pick(office.people),
    taken_at: takenAt.toISOString(),
    day,
    ...(customer_id === MARIA && ago === DAYS ? mariasCheck(lines) : makeTender(random, lines)),
    memo: random.chance(0.1) ? random.pick(MEMOS) : '',
    voided_at: isVoid ? new Date(takenAt.getTime() + 60_000).toISOString() : null,
    voided_by: isVoid ? office.voider : null,
    void_reason: isVoid ? random.pick(VOID_REASONS) : '',
  };
  yield* rowsOf(given, receipt, lines);
}

function mariasCheck(lines: readonly DemoLine[]) {
  const amount = lines.reduce((sum, line) => sum + line.amount, 0);
  const paid = { amount, tendered: amount, change_given: 0 };
  return { method: 'check', ...paid, check_number: MARIAS_CHECK, last_four: '' };
}

/** During business hours; today's are at night, so that none is later than the moment someone looks at it. */
function momentOf(day: string, ago: number, at: number): Date {
  const [first, step] = ago === 0 ? ['05:05', 7] : ['14:10', 83];
  return new Date(Date.parse(`${day}T${first}:00Z`) + at * step * 60_000);
}

const isDue = ({ isOver, effdate, expdate, owed }: DemoDebt, day: string) =>
  !isOver && effdate <= day && day < expdate && Object.values(owed).some((amount) => amount > 0);

/** What each policy in the agency owes before anything is paid, by customer. */
function debtsIn(
  policies: Iterable<TableRow>,
  today: string,
  financed: ReadonlySet<number>,
): Map<number, DemoDebt[]> {
  const debts = new Map<number, DemoDebt[]>();
  for (const { table, values } of policies) {
    if (table.name !== 'policies' || values.master_id !== AGENCY) continue;
    if (financed.has(Number(values.id))) continue;
    const cents = (column: string) => Number(values[column]);
    const customerId = Number(values.customer_id);
    const debt = {
      policyId: Number(values.id),
      customerId,
      officeId: values.office_id === null ? null : Number(values.office_id),
      effdate: String(values.effdate),
      expdate: String(values.expdate),
      premium: cents('premium'),
      isOver: isOver(
        {
          status: values.status as PolicyStatus,
          effdate: String(values.effdate),
          expdate: String(values.expdate),
          cancelledOn: (values.cancelled_on as string | null | undefined) ?? null,
        },
        today,
      ),
      owed: {
        premium: cents('premium'),
        'policy fee': cents('policy_fee'),
        tax: cents('tax'),
        'mga fee': cents('mga_fee'),
      },
    };
    debts.set(customerId, [...(debts.get(customerId) ?? []), debt]);
  }
  return debts;
}

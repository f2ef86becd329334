import { sql } from 'kysely';
import { listOpenContracts, type OpenContract } from '#areas/finance-contracts/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { daysBetween } from '#platform/shared/calendar.ts';
import { LATE, lateOf } from '../../rules/finance.ts';
import type { GroupingName } from '../../rules/report.ts';
import { groupLabel } from '../group-labels.ts';
import type { Asked, AskedRows, Group, Place, Source, SourceRow } from '../source.ts';

/** What is due follows from schedules that the contracts' own rules work out, so nothing here is SQL but names. */
interface Payment {
  contract: OpenContract;
  due: string;
  amount: number;
  late: string;
}

const CHUNK = 1000;

export const financeSource: Source = {
  async sum(db, asked) {
    const groups = new Map<string, Group & { sums: Sums }>();
    const total = empty();
    for await (const payments of chunksOf(db, asked))
      for (const payment of payments) {
        const key = keyOf(payment, asked.by);
        const group = groups.get(key) ?? { key, label: groupLabel(asked.by, key), sums: empty() };
        groups.set(key, group);
        add(group.sums, payment, asked.today);
        add(total, payment, asked.today);
      }
    const names = asked.by === 'company' ? await namesOf(db, [...groups.keys()].map(Number)) : undefined;
    return {
      groups: [...groups.values()].map((group) => ({
        ...group,
        label: names?.get(Number(group.key)) ?? group.label,
      })),
      total,
    };
  },
  async sumRows(db, asked) {
    const total = empty();
    let count = 0;
    for await (const payments of chunksOf(db, asked))
      for (const payment of payments.filter((each) => isBehind(each, asked))) {
        count += 1;
        add(total, payment, asked.today);
      }
    return { count, label: await labelFor(db, asked), total };
  },
  async page(db, asked, { size, offset }) {
    const found: Payment[] = [];
    for await (const payments of chunksOf(db, asked))
      found.push(...payments.filter((each) => isBehind(each, asked)));
    found.sort((a, b) => (a.due === b.due ? a.contract.id - b.contract.id : a.due < b.due ? -1 : 1));
    return rowsOf(db, found.slice(offset, offset + size));
  },
  /** Contract by contract: the place is the last one. */
  async after(db, asked, size, place) {
    for await (const payments of chunksOf(db, asked, place, size)) {
      const found = payments.filter((each) => isBehind(each, asked));
      if (found.length > 0) return rowsOf(db, found);
    }
    return [];
  },
};

type Sums = Record<'payments' | 'amount' | 'overdue' | 'overdueAmount' | 'due' | 'dueAmount', number>;

const empty = (): Sums => ({ payments: 0, amount: 0, overdue: 0, overdueAmount: 0, due: 0, dueAmount: 0 });

const isLate = ({ due }: Payment, today: string) => due < today;

function add(sums: Sums, payment: Payment, today: string): void {
  sums.payments += 1;
  sums.amount += payment.amount;
  if (isLate(payment, today)) {
    sums.overdue += 1;
    sums.overdueAmount += payment.amount;
  } else {
    sums.due += 1;
    sums.dueAmount += payment.amount;
  }
}

/** The payments of these days, as many contracts at a time as can be read at once. */
async function* chunksOf(
  db: Db,
  { range, filters, today }: Asked,
  place?: Place,
  size = CHUNK,
): AsyncIterable<Payment[]> {
  let after = place?.id ?? 0;
  const late = memoized((due) => lateOf(daysBetween(due, today)));
  while (true) {
    const contracts = await listOpenContracts(db, { company: filters.company, after, size });
    const payments: Payment[] = [];
    for (const contract of contracts)
      for (const { date: due, amount } of contract.items)
        if (due >= range.from && due <= range.to) payments.push({ contract, due, amount, late: late(due) });
    yield payments;
    const last = contracts.at(-1);
    if (!last || contracts.length < size) return;
    after = last.id;
  }
}

/** Many payments are due on the same day. */
function memoized(of: (day: string) => string): (day: string) => string {
  const known = new Map<string, string>();
  return (day) => {
    const found = known.get(day) ?? of(day);
    known.set(day, found);
    return found;
  };
}

function keyOf({ contract, due, late }: Payment, by: GroupingName): string {
  if (by === 'late') return late;
  if (by === 'month') return due.slice(0, 7);
  return by === 'day' ? due : String(contract.companyId);
}

function isBehind(payment: Payment, { by, group, figure, today }: AskedRows): boolean {
  if (group !== undefined && keyOf(payment, by) !== group) return false;
  if (figure?.startsWith('overdue')) return isLate(payment, today);
  return figure?.startsWith('due') ? !isLate(payment, today) : true;
}

async function labelFor(db: Db, { by, group }: AskedRows): Promise<string> {
  if (group === undefined || group === null) return '';
  if (by !== 'company') return groupLabel(by, group);
  const name = (await namesOf(db, [Number(group)])).get(Number(group));
  if (name === undefined) throw refuse.notFound();
  return name;
}

async function namesOf(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT id, name FROM companies WHERE id = ANY (${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function rowsOf(db: Db, payments: readonly Payment[]): Promise<SourceRow[]> {
  const companies = await namesOf(db, [...new Set(payments.map(({ contract }) => contract.companyId))]);
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT id, name FROM customers
    WHERE id = ANY (${payments.map(({ contract }) => contract.customerId)}::bigint[])`.execute(db);
  const customers = new Map(rows.map(({ id, name }) => [id, name]));
  return payments.map(({ contract, due, amount, late }) => ({
    at: due,
    id: contract.id,
    link: `/finance/${contract.id}`,
    cells: {
      contract: contract.number,
      customer: customers.get(contract.customerId) ?? '',
      company: companies.get(contract.companyId) ?? '',
      due,
      late: late === LATE[0] ? '' : late,
      amount,
      balance: contract.balance,
    },
  }));
}

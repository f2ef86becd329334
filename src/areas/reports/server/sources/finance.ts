import { sql } from 'kysely';
import { listOpenContracts, type OpenContract } from '#areas/finance-contracts/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { daysBetween } from '#platform/shared/calendar.ts';
import { lateOf } from '../../rules/finance.ts';
import { groupLabel } from '../group-labels.ts';
import type { Asked, AskedRows, Group, Place, Source, SourceRow } from '../source.ts';

/** What is due follows from schedules that the contracts' own rules work out, so nothing here is SQL but names. */
interface Due {
  companyId: number;
  due: string;
}

/** What a company is to get on a day. */
interface Tally extends Due {
  payments: number;
  amount: number;
}

interface Payment extends Due {
  contract: OpenContract;
  amount: number;
}

const CHUNK = 1000;

export const financeSource: Source = {
  async sum(db, asked) {
    const groups = new Map<string, Group & { sums: Sums }>();
    const total = empty();
    for (const tally of await talliesOf(db, asked)) {
      const key = keyOf(tally, asked);
      const group = groups.get(key) ?? { key, label: groupLabel(asked.by, key), sums: empty() };
      groups.set(key, group);
      add(group.sums, tally, asked.today);
      add(total, tally, asked.today);
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
    for (const tally of await talliesOf(db, asked))
      if (isBehind(tally, asked)) add(total, tally, asked.today);
    return { count: total.payments, label: await labelFor(db, asked), total };
  },
  async page(db, asked, { size, offset }) {
    const found: Payment[] = [];
    for await (const contracts of contractsOf(db, asked)) found.push(...paymentsBehind(contracts, asked));
    found.sort((a, b) => (a.due === b.due ? a.contract.id - b.contract.id : a.due < b.due ? -1 : 1));
    return rowsOf(db, asked, found.slice(offset, offset + size));
  },
  /** Contract by contract: the place is the last one. */
  async after(db, asked, size, place) {
    for await (const contracts of contractsOf(db, asked, place, size)) {
      const found = paymentsBehind(contracts, asked);
      if (found.length > 0) return rowsOf(db, asked, found);
    }
    return [];
  },
};

type Sums = Record<'payments' | 'amount' | 'overdue' | 'overdueAmount' | 'due' | 'dueAmount', number>;

const empty = (): Sums => ({ payments: 0, amount: 0, overdue: 0, overdueAmount: 0, due: 0, dueAmount: 0 });

const isLate = ({ due }: Pick<Due, 'due'>, today: string) => due < today;

function add(sums: Sums, { due, payments, amount }: Tally, today: string): void {
  const when = isLate({ due }, today) ? 'overdue' : 'due';
  sums.payments += payments;
  sums.amount += amount;
  sums[when] += payments;
  sums[`${when}Amount`] += amount;
}

/** Many payments are due on the same day, so their groups are worked out for the day and not for each of them. */
async function talliesOf(db: Db, asked: Asked): Promise<Tally[]> {
  const byCompany = new Map<number, Map<string, Tally>>();
  for await (const contracts of contractsOf(db, asked))
    for (const contract of contracts) {
      const byDay = byCompany.get(contract.companyId) ?? new Map<string, Tally>();
      byCompany.set(contract.companyId, byDay);
      count(byDay, contract, asked);
    }
  return [...byCompany.values()].flatMap((byDay) => [...byDay.values()]);
}

function count(byDay: Map<string, Tally>, { companyId, items }: OpenContract, { range }: Asked): void {
  for (const { date: due, amount } of items) {
    if (due < range.from || due > range.to) continue;
    const tally = byDay.get(due) ?? { companyId, due, payments: 0, amount: 0 };
    if (tally.payments === 0) byDay.set(due, tally);
    tally.payments += 1;
    tally.amount += amount;
  }
}

function paymentsBehind(contracts: readonly OpenContract[], asked: AskedRows): Payment[] {
  const { from, to } = asked.range;
  return contracts.flatMap((contract) =>
    contract.items.flatMap(({ date: due, amount }) => {
      const payment = { contract, companyId: contract.companyId, due, amount };
      return due >= from && due <= to && isBehind(payment, asked) ? payment : [];
    }),
  );
}

/** As many contracts at a time as can be read at once. */
async function* contractsOf(
  db: Db,
  { filters }: Asked,
  place?: Place,
  size = CHUNK,
): AsyncIterable<OpenContract[]> {
  let after = place?.id ?? 0;
  while (true) {
    const contracts = await listOpenContracts(db, { company: filters.company, after, size });
    yield contracts;
    const last = contracts.at(-1);
    if (!last || contracts.length < size) return;
    after = last.id;
  }
}

function keyOf(due: Due, { by, today }: Pick<Asked, 'by' | 'today'>): string {
  if (by === 'late') return lateOf(daysBetween(due.due, today));
  if (by === 'month') return due.due.slice(0, 7);
  return by === 'day' ? due.due : String(due.companyId);
}

function isBehind(due: Due, { by, group, figure, today }: AskedRows): boolean {
  if (group !== undefined && keyOf(due, { by, today }) !== group) return false;
  if (figure?.startsWith('overdue')) return isLate(due, today);
  return figure?.startsWith('due') ? !isLate(due, today) : true;
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

async function rowsOf(db: Db, { today }: Asked, payments: readonly Payment[]): Promise<SourceRow[]> {
  const companies = await namesOf(db, [...new Set(payments.map(({ contract }) => contract.companyId))]);
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT id, name FROM customers
    WHERE id = ANY (${payments.map(({ contract }) => contract.customerId)}::bigint[])`.execute(db);
  const customers = new Map(rows.map(({ id, name }) => [id, name]));
  return payments.map(({ contract, due, amount }) => ({
    at: due,
    id: contract.id,
    link: `/finance/${contract.id}`,
    cells: {
      contract: contract.number,
      customer: customers.get(contract.customerId) ?? '',
      company: companies.get(contract.companyId) ?? '',
      due,
      late: due < today ? lateOf(daysBetween(due, today)) : '',
      amount,
      balance: contract.balance,
    },
  }));
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { Part } from '#platform/server/lists/page.ts';
import type { OpenBillings } from '../contract.ts';
import type { AccountFigures } from '../proposal.ts';
import type { Standing } from '../rules.ts';
import { type BillingState, CATEGORIES } from '../statuses.ts';

function billings(db: Db) {
  return db
    .selectFrom('account_billings as b')
    .innerJoin('account_payment_methods as m', (join) =>
      join.onRef('m.master_id', '=', 'b.master_id').onRef('m.id', '=', 'b.payment_method_id'),
    )
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'b.master_id').onRef('e.id', '=', 'b.employee_id'),
    )
    .select([
      'b.id',
      'b.account',
      'b.category',
      'b.tran_code',
      'b.description',
      'b.amount',
      'b.payment_method_id',
      'b.state',
    ])
    .select([
      'b.check_number',
      'b.failure',
      'b.is_sandbox',
      'b.created_at',
      'b.settled_at',
      'b.handed_over_at',
    ])
    .select(['b.operation_id', 'm.payment_type', 'm.last_four'])
    .select(sql<string>`e.first_name || ' ' || e.last_name`.as('employee'));
}

export type BillingRow = Awaited<ReturnType<ReturnType<typeof billings>['executeTakeFirstOrThrow']>>;

export function findBilling(db: Db, id: number): Promise<BillingRow | undefined> {
  return billings(db).where('b.id', '=', id).executeTakeFirst();
}

export function lockBilling(db: Db, id: number): Promise<BillingRow | undefined> {
  return billings(db).where('b.id', '=', id).forUpdate('b').executeTakeFirst();
}

interface Wanted {
  account: number;
  /** Absent for all. */
  state: BillingState | undefined;
}

/** How many rows are wanted, and what of the account is open whichever are. */
export async function countBillings(db: Db, { account, state }: Wanted) {
  const { rows } = await sql<{ wanted: number } & OpenBillings>`
    SELECT count(*) FILTER (WHERE b.state = coalesce(${state ?? null}, b.state)) AS wanted,
      coalesce(sum(b.amount) FILTER (WHERE ${isOpen}), 0)::bigint AS total,
      count(*) FILTER (WHERE ${isOpen}) AS rows,
      count(*) FILTER (WHERE ${isOpen} AND m.payment_type = 'CHECK') AS checks,
      min(b.created_at) FILTER (WHERE ${isOpen}) AS since
    FROM account_billings b
    JOIN account_payment_methods m ON m.master_id = b.master_id AND m.id = b.payment_method_id
    WHERE b.account = ${account}`.execute(db);
  const { wanted, ...open } = rows[0] as { wanted: number } & OpenBillings;
  return { wanted, open };
}

/** Money that the account owes; a refund that is Open is owed to it. */
const isOpen = sql`b.state = 'Open' AND b.category = ${CATEGORIES.Billing}`;

const listAll = prepared((db: Db, account: number, size: number, offset: number) =>
  billings(db).where('b.account', '=', account).orderBy('b.id', 'desc').limit(size).offset(offset),
);

const listInState = prepared((db: Db, account: number, state: BillingState, size: number, offset: number) =>
  billings(db)
    .where('b.account', '=', account)
    .where('b.state', '=', state)
    .orderBy('b.id', 'desc')
    .limit(size)
    .offset(offset),
);

export function listBillings(
  db: Db,
  { account, state }: Wanted,
  { size, offset }: Part,
): Promise<BillingRow[]> {
  return state === undefined
    ? listAll(db, account, size, offset)
    : listInState(db, account, state, size, offset);
}

interface NewBilling {
  master_id: number;
  account: number;
  category: number;
  tran_code: number;
  description: string;
  amount: number;
  payment_method_id: number;
  state: BillingState;
  is_sandbox: boolean;
  employee_id: number;
}

export async function insertBilling(db: Db, row: NewBilling): Promise<number> {
  const { id } = await db
    .insertInto('account_billings')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Settled {
  state: BillingState;
  check_number?: string;
  failure?: string;
}

/** The row ends in that state. */
export async function settleBilling(db: Db, id: number, to: Settled): Promise<void> {
  await db
    .updateTable('account_billings')
    .set({ ...to, settled_at: new Date() })
    .where('id', '=', id)
    .execute();
}

export async function handOver(db: Db, id: number): Promise<void> {
  await db.updateTable('account_billings').set({ handed_over_at: new Date() }).where('id', '=', id).execute();
}

/** Charges that were asked for before that moment and have no end, whichever provider's they are. */
export async function listWaiting(db: Db, before: Date): Promise<{ masterId: number; billingId: number }[]> {
  const { rows } = await sql<{ masterId: number; billingId: number }>`
    SELECT master_id AS "masterId", id AS "billingId" FROM list_waiting_charges(${before})`.execute(db);
  return rows;
}

export async function standingOf(db: Db, account: number): Promise<Standing> {
  const { rows } = await sql<Standing>`
    SELECT coalesce(sum(amount) FILTER (WHERE category = 1 AND state = 'Paid'), 0)::bigint AS paid,
      coalesce(sum(amount) FILTER (WHERE category = 2 AND state = 'Paid'), 0)::bigint AS refunded,
      coalesce(sum(amount) FILTER (WHERE category = 2 AND state IN ('Open', 'Processing')), 0)::bigint AS refunding
    FROM account_billings WHERE account = ${account}`.execute(db);
  return rows[0] as Standing;
}

/** The numbers of an account for a month, and nothing else of it. */
export async function figuresOf(
  db: Db,
  account: number,
  first: string,
  last: string,
): Promise<AccountFigures> {
  const { rows } = await sql<AccountFigures>`
    SELECT offices, employees, brokers, customers, active_customers, written_premium, receipts
    FROM account_figures(${account}, ${first}::date, ${last}::date)`.execute(db);
  return rows[0] as AccountFigures;
}

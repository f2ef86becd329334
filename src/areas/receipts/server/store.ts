import { sql } from 'kysely';
import { POST_JSON } from '#areas/finance-gateway/server/public.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { prepared, preparedInsert } from '#platform/server/db/prepared.ts';
import type { ReceiptLine } from '../contract.ts';
import type { Method } from '../statuses.ts';
import type { NewLine } from './receipt-follower.ts';

/** The receipt with its lines in one message. */
const listRecord = prepared((db: Db, id: number) =>
  receiptRows(db)
    .leftJoin('employees as v', (join) =>
      join.onRef('v.master_id', '=', 'r.master_id').onRef('v.id', '=', 'r.voided_by'),
    )
    .select(['r.taken_at', 'o.time_zone', 'r.check_number', 'r.last_four', 'r.memo'])
    .select(['r.voided_at', 'r.void_reason', 'v.first_name as voider_first', 'v.last_name as voider_last'])
    .select(
      sql<ReceiptLine[]>`(
        SELECT json_agg(json_build_object('id', d.id, 'policyId', d.policy_id, 'policy', coalesce(p.policy_number, ''),
          'contractId', d.contract_id, 'contract', coalesce(nullif(f.contract_number, ''), '#' || f.id, ''),
          'company', coalesce(k.name, g.name, ''), 'kind', d.kind, 'paymentAppendage', nullif(d.appendage, ''),
          'entryType', nullif(d.entry_type, ''), 'payoff', d.payoff, 'description', d.description, 'amount', d.amount,
          'post', ${POST_JSON}) ORDER BY d.id)
        FROM receipt_details d
        LEFT JOIN finance_contracts f ON f.master_id = d.master_id AND f.id = d.contract_id
        LEFT JOIN companies g ON g.master_id = f.master_id AND g.id = f.company_id
        LEFT JOIN finance_posts po ON po.master_id = d.master_id AND po.line_id = d.id
        LEFT JOIN policies p ON p.master_id = d.master_id AND p.id = d.policy_id
        LEFT JOIN products q ON q.master_id = p.master_id AND q.id = p.product_id
        LEFT JOIN companies k ON k.master_id = q.master_id AND k.id = q.company_id
        WHERE d.master_id = r.master_id AND d.receipt_id = r.id)`.as('lines'),
    )
    .where('r.id', '=', id),
);
export type ReceiptRecord = Awaited<ReturnType<typeof listRecord>>[number];

export async function findRecord(db: Db, id: number): Promise<ReceiptRecord | undefined> {
  return (await listRecord(db, id))[0];
}

/** Receipts as every list and the record itself show them. */
export function receiptRows(db: Db) {
  return db
    .selectFrom('receipts as r')
    .innerJoin('offices as o', (join) =>
      join.onRef('o.master_id', '=', 'r.master_id').onRef('o.id', '=', 'r.office_id'),
    )
    .innerJoin('customers as c', (join) =>
      join.onRef('c.master_id', '=', 'r.master_id').onRef('c.id', '=', 'r.customer_id'),
    )
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'r.master_id').onRef('e.id', '=', 'r.employee_id'),
    )
    .select([
      'r.id',
      'r.number',
      'r.office_id',
      'o.name as office_name',
      'r.customer_id',
      'c.name as customer_name',
    ])
    .select([
      'r.employee_id',
      'e.first_name',
      'e.last_name',
      'r.method',
      'r.amount',
      'r.tendered',
      'r.change_given',
    ])
    .select(['r.day', 'r.voided_at']);
}

const listOffices = prepared((db: Db, id: number) =>
  db.selectFrom('offices').select(['id', 'name', 'time_zone', 'closed_at']).where('id', '=', id),
);

/** Where the office is, for the head of the paper. */
export async function findOffice(db: Db, id: number) {
  return (await listOffices(db, id)).at(0);
}

const listCustomers = prepared((db: Db, id: number) =>
  db.selectFrom('customers').select(['id', 'name']).where('id', '=', id),
);

export async function findCustomer(db: Db, id: number) {
  return (await listCustomers(db, id)).at(0);
}

/** Those of them that are this agency's. */
export async function listCustomerIds(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', sql<number>`ANY (${ids}::bigint[])`)
    .execute();
  return rows.map(({ id }) => id);
}

export function findByNumber(db: Db, officeId: number, number: number) {
  return db
    .selectFrom('receipts')
    .select(['id', 'customer_id'])
    .where('office_id', '=', officeId)
    .where('number', '=', number)
    .executeTakeFirst();
}

const drawLineIds = (count: number) => sql<number[]>`
  to_json(ARRAY(SELECT nextval('receipt_details_id_seq') FROM generate_series(1, ${count}::int)))`;

const drawNumbers = prepared((db: Db, masterId: number, officeId: number, lines: number) =>
  db
    .insertInto('receipt_counters')
    .values({ master_id: masterId, office_id: officeId, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['master_id', 'office_id'])
        .doUpdateSet({ last_number: sql<number>`receipt_counters.last_number + 1` }),
    )
    .returning([
      'last_number as number',
      sql<number>`nextval('receipts_id_seq')`.as('id'),
      drawLineIds(lines).as('lineIds'),
    ]),
);

interface Drawn {
  id: number;
  number: number;
  lineIds: number[];
}

/**
 * The next number of the office, and the ids of the receipt that gets it and of its lines. The office's row stays
 * locked until the transaction ends; a rollback gives the number back.
 */
export async function drawNumber(db: Db, masterId: number, officeId: number, lines: number): Promise<Drawn> {
  const [drawn] = await drawNumbers(db, masterId, officeId, lines);
  return drawn as Drawn;
}

interface ReceiptColumns {
  id: number;
  masterId: number;
  officeId: number;
  number: number;
  customerId: number;
  employeeId: number;
  takenAt: Date;
  day: string;
  method: Method;
  amount: number;
  tendered: number;
  changeGiven: number;
  checkNumber: string;
  lastFour: string;
  memo: string;
}

const addReceipt = preparedInsert('receipts');
const addLine = preparedInsert('receipt_details');

/** The receipt with its lines, in their order. */
export async function insertReceipt(
  db: Db,
  receipt: ReceiptColumns,
  lines: readonly NewLine[],
): Promise<void> {
  const { id, masterId, customerId } = receipt;
  const row = {
    master_id: masterId,
    id,
    office_id: receipt.officeId,
    number: receipt.number,
    customer_id: customerId,
    employee_id: receipt.employeeId,
    taken_at: receipt.takenAt,
    day: receipt.day,
    method: receipt.method,
    amount: receipt.amount,
    tendered: receipt.tendered,
    change_given: receipt.changeGiven,
    check_number: receipt.checkNumber,
    last_four: receipt.lastFour,
    memo: receipt.memo,
  };
  const rows = lines.map((line) => ({
    master_id: masterId,
    id: line.id,
    receipt_id: id,
    customer_id: customerId,
    policy_id: line.policyId,
    contract_id: line.contractId,
    kind: line.kind,
    appendage: line.paymentAppendage ?? '',
    entry_type: line.entryType ?? '',
    payoff: line.payoff,
    description: line.description,
    amount: line.amount,
  }));
  await Promise.all([addReceipt(db, row), ...rows.map((each) => addLine(db, each))]);
}

/** False when it is not there or is void already. */
export async function markVoid(db: Db, id: number, employeeId: number, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('receipts')
    .set({ voided_at: sql<Date>`now()`, voided_by: employeeId, void_reason: reason })
    .where('id', '=', id)
    .where('voided_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

import { sql } from 'kysely';
import { todayAt } from '#platform/server/clock/office-clock.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import type { CancelInput, PolicyInput, Purpose } from '../contract.ts';
import type { Amounts } from '../rules.ts';
import type { PolicyStatus } from '../statuses.ts';

interface ProducerRow {
  employeeId: number;
  name: string;
  split: number;
}

/** The record with its producers in one message, and what day it is for whoever asks. */
const listRecord = prepared((db: Db, id: number, officeId: number | null) =>
  db
    .selectFrom('policies as p')
    .innerJoin('customers as u', (join) =>
      join.onRef('u.master_id', '=', 'p.master_id').onRef('u.id', '=', 'p.customer_id'),
    )
    .innerJoin('products as r', (join) =>
      join.onRef('r.master_id', '=', 'p.master_id').onRef('r.id', '=', 'p.product_id'),
    )
    .innerJoin('companies as c', (join) =>
      join.onRef('c.master_id', '=', 'r.master_id').onRef('c.id', '=', 'r.company_id'),
    )
    .leftJoin('offices as o', (join) =>
      join.onRef('o.master_id', '=', 'p.master_id').onRef('o.id', '=', 'p.office_id'),
    )
    .select(['p.id', 'p.customer_id', 'u.name as customer', 'p.policy_number', 'p.policy_type', 'p.memo'])
    .select(['c.id as company_id', 'c.name as company', 'r.id as product_id', 'r.name as product'])
    .select([
      'r.line_of_business',
      'p.effdate',
      'p.expdate',
      'p.premium',
      'p.policy_fee',
      'p.tax',
      'p.mga_fee',
    ])
    .select(['p.office_id', 'o.name as office', 'p.cancelled_on', 'p.cancel_reason', 'p.renews_id'])
    .select(['p.created_at', 'p.version'])
    .select([
      sql<Purpose>`p.purpose`.as('purpose'),
      sql<PolicyStatus>`p.status`.as('status'),
      todayAt(officeId).as('today'),
      sql<number | null>`(
        SELECT n.id FROM policies n WHERE n.master_id = p.master_id AND n.renews_id = p.id)`.as(
        'renewed_by_id',
      ),
      sql<ProducerRow[]>`(
        SELECT coalesce(json_agg(json_build_object('employeeId', e.id, 'name', e.first_name || ' ' || e.last_name,
          'split', s.split) ORDER BY s.split DESC, e.id), '[]')
        FROM policy_producers s JOIN employees e ON e.master_id = s.master_id AND e.id = s.employee_id
        WHERE s.master_id = p.master_id AND s.policy_id = p.id)`.as('producers'),
    ])
    .where('p.id', '=', id),
);
export type PolicyRecord = Awaited<ReturnType<typeof listRecord>>[number];

export async function findRecord(
  db: Db,
  id: number,
  officeId: number | null,
): Promise<PolicyRecord | undefined> {
  return (await listRecord(db, id, officeId))[0];
}

/** Keeps others from changing the policy until this transaction ends; undefined when it is not there. */
export function lockPolicy(db: Db, id: number) {
  return db.selectFrom('policies').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}

interface NewPolicy {
  masterId: number;
  customerId: number;
  /** The term that it renews. */
  renewsId: number | null;
  input: PolicyInput;
  /** What became of a term elsewhere, before it was brought in. */
  ended?: { status: PolicyStatus; cancelledOn: string | null; cancelReason: string };
}

export async function insertPolicy(db: Db, { masterId, customerId, renewsId, input, ended }: NewPolicy) {
  const { id } = await db
    .insertInto('policies')
    .values({
      master_id: masterId,
      customer_id: customerId,
      renews_id: renewsId,
      ...columnsOf(input),
      status: ended?.status ?? input.status ?? 'active',
      cancelled_on: ended?.cancelledOn ?? null,
      cancel_reason: ended?.cancelReason ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertProducers(db, masterId, id, input);
  return id;
}

export async function updatePolicy(db: Db, id: number, input: PolicyInput): Promise<void> {
  await db
    .updateTable('policies')
    .set((set) => ({
      ...columnsOf(input),
      ...(input.status && { status: input.status }),
      version: set('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** The producers are saved as the list they are on the form. */
export async function replaceProducers(
  db: Db,
  masterId: number,
  id: number,
  input: PolicyInput,
): Promise<void> {
  await db.deleteFrom('policy_producers').where('policy_id', '=', id).execute();
  await insertProducers(db, masterId, id, input);
}

async function insertProducers(db: Db, masterId: number, id: number, { producers }: PolicyInput) {
  if (producers.length === 0) return;
  const rows = producers.map(({ employeeId, split }) => ({
    master_id: masterId,
    policy_id: id,
    employee_id: employeeId,
    split,
  }));
  await db.insertInto('policy_producers').values(rows).execute();
}

export async function markPolicy(db: Db, id: number, status: PolicyStatus, cancel?: CancelInput) {
  await db
    .updateTable('policies')
    .set((set) => ({
      status,
      cancelled_on: cancel?.cancelledOn ?? null,
      cancel_reason: cancel?.reason ?? '',
      version: set('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** What an endorsement adds to each kind of money. */
export async function raisePolicy(db: Db, id: number, added: Amounts): Promise<void> {
  await db
    .updateTable('policies')
    .set((set) => ({
      premium: set('premium', '+', added.premium),
      policy_fee: set('policy_fee', '+', added.policyFee),
      tax: set('tax', '+', added.tax),
      mga_fee: set('mga_fee', '+', added.mgaFee),
      version: set('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

function columnsOf(input: PolicyInput) {
  return {
    policy_number: input.policyNumber,
    product_id: input.productId,
    policy_type: input.policyType,
    purpose: input.purpose,
    effdate: input.effdate,
    expdate: input.expdate,
    premium: input.premium,
    policy_fee: input.policyFee,
    tax: input.tax,
    mga_fee: input.mgaFee,
    office_id: input.officeId,
    memo: input.memo,
  };
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { LeadInput } from '../contract.ts';
import type { LeadStatus } from '../statuses.ts';
import { leadRows } from './list-store.ts';

export function findRecord(db: Db, id: number) {
  return leadRows(db)
    .leftJoin('employees as b', (join) =>
      join.onRef('b.master_id', '=', 'l.master_id').onRef('b.id', '=', 'l.created_by'),
    )
    .leftJoin('customers as c', (join) =>
      join.onRef('c.master_id', '=', 'l.master_id').onRef('c.id', '=', 'l.customer_id'),
    )
    .select(['l.first_name', 'l.last_name', 'l.business_name', 'l.phone2', 'l.address', 'l.city', 'l.state'])
    .select(['l.zip', 'l.current_carrier', 'l.closed_reason', 'l.office_id', 'l.assigned_to'])
    .select(['l.customer_id', 'c.name as customer_name', 'l.status_since', 'l.language'])
    .select(sql<string | null>`b.first_name || ' ' || b.last_name`.as('created_by_name'))
    .where('l.id', '=', id)
    .executeTakeFirst();
}
export type LeadRecord = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

/** Keeps others from changing these leads until the transaction ends; in one order, so that no two wait crosswise. */
export function lockLeads(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('leads')
    .select(['id', 'version'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function insertLead(
  db: Db,
  author: { masterId: number; employeeId: number },
  status: LeadStatus,
  input: LeadInput,
): Promise<number> {
  const { id } = await db
    .insertInto('leads')
    .values({
      master_id: author.masterId,
      created_by: author.employeeId,
      status,
      assigned_to: input.assignedTo,
      ...columnsOf(input),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateLead(db: Db, id: number, input: LeadInput): Promise<void> {
  await db.updateTable('leads').set(columnsOf(input)).where('id', '=', id).execute();
}

interface Move {
  status?: LeadStatus;
  assignedTo?: number | null;
  customerId?: number;
  closedReason?: string;
  followUpOn?: string | null;
}

/** Changes what is named and counts the version. */
export async function moveLead(db: Db, id: number, move: Move): Promise<void> {
  const { status, assignedTo, customerId, closedReason, followUpOn } = move;
  await db
    .updateTable('leads')
    .set((set) => ({
      version: set('version', '+', 1),
      ...(status !== undefined && {
        status,
        status_since: sql<Date>`CASE WHEN status = ${status} THEN status_since ELSE now() END`,
      }),
      ...(assignedTo !== undefined && { assigned_to: assignedTo }),
      ...(customerId !== undefined && { customer_id: customerId }),
      ...(closedReason !== undefined && { closed_reason: closedReason }),
      ...(followUpOn !== undefined && { follow_up_on: followUpOn }),
    }))
    .where('id', '=', id)
    .execute();
}

function columnsOf(input: LeadInput) {
  return {
    first_name: input.firstName,
    last_name: input.lastName,
    business_name: input.businessName,
    phone: input.phone,
    phone2: input.phone2,
    email: input.email,
    language: input.language,
    address: input.address,
    city: input.city,
    state: input.state,
    zip: input.zip,
    source: input.source,
    line_of_business: input.lineOfBusiness,
    current_carrier: input.currentCarrier,
    follow_up_on: input.followUpOn,
    office_id: input.officeId,
  };
}

export function findName(db: Db, id: number) {
  return db.selectFrom('leads').select('name').where('id', '=', id).executeTakeFirst();
}

export function listNames(db: Db, ids: readonly number[]) {
  return db.selectFrom('leads').select(['id', 'name']).where('id', 'in', ids).execute();
}

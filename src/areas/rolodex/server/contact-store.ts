import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Contact, ContactInput } from '../contract.ts';

function contacts(db: Db) {
  return db
    .selectFrom('rolodex_contacts')
    .select(['id', 'name', 'company', 'job_title as jobTitle', 'phone', 'phone2', 'email'])
    .select(['address', 'city', 'state', 'zip', 'notes', 'version']);
}

export function findContact(db: Db, id: number): Promise<Contact | undefined> {
  return contacts(db).where('id', '=', id).executeTakeFirst();
}

/** Locked until this transaction ends. */
export function lockContact(db: Db, id: number): Promise<Contact | undefined> {
  return contacts(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertContact(db: Db, masterId: number, input: ContactInput): Promise<number> {
  const { id } = await db
    .insertInto('rolodex_contacts')
    .values({ master_id: masterId, ...columnsOf(input) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateContact(db: Db, id: number, input: ContactInput): Promise<void> {
  await db
    .updateTable('rolodex_contacts')
    .set((set) => ({ ...columnsOf(input), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function removeContact(db: Db, id: number): Promise<void> {
  await db.deleteFrom('rolodex_contacts').where('id', '=', id).execute();
}

/** The version that a contact had when this agency deleted it; undefined when that is not what happened last. */
export async function findDeletedVersion(db: Db, subject: string, id: number): Promise<number | undefined> {
  const last = await db
    .selectFrom('change_log')
    .select(['action', sql<number | null>`(before ->> 'version')::integer`.as('version')])
    .where('subject', '=', subject)
    .where('subject_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.action === 'deleted' ? (last.version ?? undefined) : undefined;
}

/** False when somebody has restored it already. */
export async function reinsertContact(
  db: Db,
  masterId: number,
  id: number,
  version: number,
  input: ContactInput,
): Promise<boolean> {
  const inserted = await db
    .insertInto('rolodex_contacts')
    .values({ master_id: masterId, id, version, ...columnsOf(input) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

function columnsOf(input: ContactInput) {
  return {
    name: input.name,
    company: input.company,
    job_title: input.jobTitle,
    phone: input.phone,
    phone2: input.phone2,
    email: input.email,
    address: input.address,
    city: input.city,
    state: input.state,
    zip: input.zip,
    notes: input.notes,
  };
}

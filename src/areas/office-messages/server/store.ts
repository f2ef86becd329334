import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { MessageSort, OfficeMessage } from '../contract.ts';

/** What each column sorts by: as people read it, without tags, capitals and accents. */
const ORDERS: Readonly<Record<MessageSort, ReturnType<typeof sql>>> = {
  office: sql`fold(o.name) COLLATE "C"`,
  message: sql`fold(btrim(regexp_replace(m.message, '<[^>]*>', '', 'g'))) COLLATE "C"`,
};

interface MessagePage {
  sort: MessageSort | undefined;
  reverse: number;
  size: number;
  offset: number;
}

interface MessageRow {
  id: number;
  message: string;
  version: number;
  office_id: number;
  office: string;
}

function messages(db: Db) {
  return db
    .selectFrom('office_messages as m')
    .innerJoin('offices as o', (join) =>
      join.onRef('o.master_id', '=', 'm.master_id').onRef('o.id', '=', 'm.office_id'),
    )
    .select(['m.id', 'm.message', 'm.version', 'm.office_id', 'o.name as office']);
}

function messageOf({ office_id, office, ...same }: MessageRow): OfficeMessage {
  return { ...same, office: { id: office_id, name: office } };
}

export async function countMessages(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('office_messages')
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

export async function listMessages(db: Db, page: MessagePage): Promise<OfficeMessage[]> {
  const direction = page.reverse ? 'desc' : 'asc';
  const ordered = page.sort ? messages(db).orderBy(ORDERS[page.sort], direction) : messages(db);
  const rows = await ordered.orderBy('m.id', 'desc').limit(page.size).offset(page.offset).execute();
  return rows.map(messageOf);
}

export function listOfOffice(db: Db, officeId: number): Promise<{ id: number; message: string }[]> {
  return db
    .selectFrom('office_messages')
    .select(['id', 'message'])
    .where('office_id', '=', officeId)
    .orderBy('id', 'desc')
    .execute();
}

export async function findMessage(db: Db, id: number): Promise<OfficeMessage | undefined> {
  const row = await messages(db).where('m.id', '=', id).executeTakeFirst();
  return row && messageOf(row);
}

/** Locked until this transaction ends. */
export async function lockMessage(db: Db, id: number): Promise<OfficeMessage | undefined> {
  const row = await messages(db).where('m.id', '=', id).forUpdate('m').executeTakeFirst();
  return row && messageOf(row);
}

/** A closed office has nobody left to read it. */
export async function hasOfficeInUse(db: Db, id: number): Promise<boolean> {
  const office = await db
    .selectFrom('offices')
    .select('id')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return office !== undefined;
}

export async function insertMessage(
  db: Db,
  masterId: number,
  { officeId, message }: { officeId: number; message: string },
): Promise<number> {
  const { id } = await db
    .insertInto('office_messages')
    .values({ master_id: masterId, office_id: officeId, message })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateMessage(db: Db, id: number, message: string): Promise<void> {
  await db
    .updateTable('office_messages')
    .set((set) => ({ message, version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function removeMessage(db: Db, id: number): Promise<void> {
  await db.deleteFrom('office_messages').where('id', '=', id).execute();
}

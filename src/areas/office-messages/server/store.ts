import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countRows } from '#platform/server/lists/count.ts';
import { orderBy, type SortedPart } from '#platform/server/lists/order.ts';
import type { OfficeMessage } from '../contract.ts';
import type { MessageSort } from '../statuses.ts';

/** What each column sorts by: as people read it, without tags, capitals and accents. */
const ORDERS: Readonly<Record<MessageSort, ReturnType<typeof sql>>> = {
  office: sql`fold(o.name) COLLATE "C"`,
  message: sql`fold(btrim(regexp_replace(m.message, '<[^>]*>', '', 'g'))) COLLATE "C"`,
};

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

export function countMessages(db: Db): Promise<number> {
  return countRows(db.selectFrom('office_messages'));
}

export async function listMessages(
  db: Db,
  { sort, reverse, size, offset }: SortedPart<MessageSort>,
): Promise<OfficeMessage[]> {
  const rows = await messages(db)
    .orderBy(orderBy(sort && ORDERS[sort], reverse, sql`m.id DESC`))
    .limit(size)
    .offset(offset)
    .execute();
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

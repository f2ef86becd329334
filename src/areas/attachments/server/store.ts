import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Attachment, TableName } from '../contract.ts';

function attachments(db: Db) {
  return db
    .selectFrom('attachments as a')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'a.master_id').onRef('e.id', '=', 'a.employee_id'),
    )
    .innerJoin('attachment_types as t', (join) =>
      join.onRef('t.master_id', '=', 'a.master_id').onRef('t.id', '=', 'a.type_id'),
    )
    .select(['a.id', 'a.filename', 'a.description', 'a.extension', 'a.size', 'a.uploaded_at', 'a.master_id'])
    .select(['a.year_week_folder', 'a.guid', 'a.content_type', 'a.active', 'a.table_name', 'a.record_id'])
    .select('a.employee_id')
    .select('t.name as type')
    .select(sql<string>`e.first_name || ' ' || e.last_name`.as('creator'));
}

export type AttachmentRow = Awaited<ReturnType<ReturnType<typeof attachments>['executeTakeFirstOrThrow']>>;

export function attachmentOf(row: AttachmentRow): Attachment {
  return {
    id: row.id,
    filename: row.filename,
    description: row.description || row.filename,
    fileExtension: row.extension,
    size: row.size,
    attachmentType: row.type,
    dateTime: row.uploaded_at,
    uploadedDate: row.uploaded_at,
    masterId: row.master_id,
    yearWeekFolder: row.year_week_folder,
    guId: row.guid,
    creator: { name: row.creator },
  };
}

export function listAttachments(db: Db, table: TableName, recordId: number): Promise<AttachmentRow[]> {
  return attachments(db)
    .where('a.table_name', '=', table)
    .where('a.record_id', '=', recordId)
    .where('a.active', '=', true)
    .orderBy('a.uploaded_at', 'desc')
    .orderBy('a.id', 'desc')
    .execute();
}

export function findAttachment(db: Db, id: number) {
  return attachments(db).where('a.id', '=', id).executeTakeFirst();
}

export function findByPlace(db: Db, folder: string, guid: string, extension: string) {
  return attachments(db)
    .where('a.guid', '=', guid)
    .where('a.year_week_folder', '=', folder)
    .where('a.extension', '=', extension)
    .executeTakeFirst();
}

export interface NewAttachment {
  master_id: number;
  table_name: TableName;
  record_id: number;
  type_id: number;
  customer_id: number | null;
  employee_id: number;
  filename: string;
  description: string;
  extension: string;
  content_type: string;
  size: number;
  sha256: string;
  year_week_folder: string;
  guid: string;
}

export async function insertAttachment(db: Db, row: NewAttachment): Promise<number> {
  const { id } = await db.insertInto('attachments').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** False when it is so already. */
export async function switchAttachment(db: Db, id: number, active: boolean): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('attachments')
    .set({ active })
    .where('id', '=', id)
    .where('active', '=', !active)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Of these names of files those that some attachment has. */
export async function knownGuids(db: Db, guids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('attachments').select('guid').where('guid', 'in', guids).execute();
  return rows.map(({ guid }) => guid);
}

const RECORDS: Partial<Record<TableName, (id: number) => RawBuilder<unknown>>> = {
  customer: () => sql`SELECT id, id AS "customerId", NULL::boolean AS open FROM customers`,
  task: () => sql`SELECT id, customer_id AS "customerId", open FROM tasks`,
  lead: () => sql`SELECT id, customer_id AS "customerId", NULL::boolean AS open FROM leads`,
  policy: () => sql`SELECT id, customer_id AS "customerId", NULL::boolean AS open FROM policies`,
  receipt: () => sql`SELECT id, customer_id AS "customerId", NULL::boolean AS open FROM receipts`,
  premiumFinance: () =>
    sql`SELECT id, customer_id AS "customerId", NULL::boolean AS open FROM finance_contracts`,
  // Kept with the provider, and nothing there unless it is the provider that asks.
  backoffice: (id) =>
    sql`SELECT id, NULL::bigint AS "customerId", NULL::boolean AS open FROM find_account(${id})`,
};

/** The record that files belong to, and whose it is; `open` is a task's. */
export async function findRecord(db: Db, table: TableName, id: number) {
  const records = RECORDS[table];
  if (!records) return undefined;
  const { rows } = await sql<{ customerId: number | null; open: boolean | null }>`
    SELECT "customerId", open FROM (${records(id)}) AS record WHERE id = ${id}`.execute(db);
  return rows[0];
}

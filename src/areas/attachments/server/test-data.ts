import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { TableName } from '../contract.ts';

/** A type of attachment of that agency. */
export async function buildAttachmentType(
  owner: pg.Pool,
  masterId: number,
  name: string = randomUUID(),
): Promise<number> {
  const sql = 'INSERT INTO attachment_types (master_id, name) VALUES ($1, $2) RETURNING id';
  return (await owner.query(sql, [masterId, name])).rows[0].id;
}

interface Owned {
  masterId: number;
  employeeId: number;
  /** The customer that it is attached to, unless another record is named. */
  customerId: number | null;
  record?: { tableName: TableName; id: number };
}

/** The row of an attachment; its file was lost. */
export async function buildAttachment(
  owner: pg.Pool,
  { masterId, employeeId, customerId, record }: Owned,
): Promise<{ id: number; file: string }> {
  const guid = randomUUID();
  const { rows } = await owner.query(
    `INSERT INTO attachments (master_id, table_name, record_id, type_id, customer_id, employee_id, filename,
       extension, content_type, size, sha256, year_week_folder, guid)
     VALUES ($1, $6, $7, $3, $2, $4, 'note.txt', '.txt', 'text/plain', 1, '', '202646', $5) RETURNING id`,
    [
      ...[masterId, customerId, await buildAttachmentType(owner, masterId), employeeId, guid],
      ...[record?.tableName ?? 'customer', record?.id ?? customerId],
    ],
  );
  return { id: rows[0].id, file: `${guid}.txt` };
}

/** A file to send. */
export const textFile = (filename: string, content = 'Hello') => ({ filename, bytes: Buffer.from(content) });

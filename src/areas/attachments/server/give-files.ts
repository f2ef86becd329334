import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { TableName } from '../contract.ts';

/** From now on the files of these records belong to that customer, or to none. */
export async function giveFiles(
  db: Db,
  of: { tableName: TableName; recordIds: readonly number[] },
  customerId: number | null,
): Promise<void> {
  await db
    .updateTable('attachments')
    .set({ customer_id: customerId })
    .where('table_name', '=', of.tableName)
    .where('record_id', 'in', of.recordIds)
    .execute();
}

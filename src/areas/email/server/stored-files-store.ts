import { sql } from 'kysely';
import type { TableName } from '#areas/attachments/contract.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countRows } from '#platform/server/lists/count.ts';
import type { Part } from '#platform/server/lists/page.ts';
import type { StoredFile } from '../files-contract.ts';

/** Whose files: those of a customer, or those of a lead that has not become one. */
export type Whose = { customerId: number } | { leadId: number };

/** Every record of a customer carries the customer; a lead has files of its own and those of its tasks. */
function isOf(whose: Whose) {
  if ('customerId' in whose) return sql<boolean>`a.customer_id = ${whose.customerId}`;
  return sql<boolean>`((a.table_name = 'lead' AND a.record_id = ${whose.leadId})
    OR (a.table_name = 'task' AND a.record_id IN (SELECT id FROM tasks WHERE lead_id = ${whose.leadId})))`;
}

/** Of each kind of record that has such files one of those files. */
export async function listKinds(db: Db, whose: Whose): Promise<{ table: TableName; id: number }[]> {
  const { rows } = await sql<{ table: TableName; id: number }>`
    SELECT a.table_name AS "table", min(a.id) AS id FROM attachments a
    WHERE ${isOf(whose)} AND a.active GROUP BY a.table_name ORDER BY a.table_name`.execute(db);
  return rows;
}

interface Filter {
  whose: Whose;
  tables: readonly TableName[];
  query: string;
}

/** A policy has a number, a task its words; any other record is known by its id. */
const RECORD_NAME = sql<string>`coalesce(
  nullif(p.policy_number, ''), nullif(t.description, ''), a.record_id::text)`;
const WORDS = sql`fold(concat_ws(' ', a.filename, a.description, k.name, ${RECORD_NAME}))`;

function files(db: Db, { whose, tables, query }: Filter) {
  return db
    .selectFrom('attachments as a')
    .innerJoin('attachment_types as k', (join) =>
      join.onRef('k.master_id', '=', 'a.master_id').onRef('k.id', '=', 'a.type_id'),
    )
    .leftJoin('policies as p', (join) =>
      join
        .on('a.table_name', '=', 'policy')
        .onRef('p.master_id', '=', 'a.master_id')
        .onRef('p.id', '=', 'a.record_id'),
    )
    .leftJoin('tasks as t', (join) =>
      join
        .on('a.table_name', '=', 'task')
        .onRef('t.master_id', '=', 'a.master_id')
        .onRef('t.id', '=', 'a.record_id'),
    )
    .where(isOf(whose))
    .where('a.active', '=', true)
    .where('a.table_name', '=', sql<string>`ANY(${tables})`)
    .$if(query !== '', (all) => all.where(hasWords(query)));
}

const hasWords = (query: string) => sql<boolean>`NOT EXISTS (
  SELECT FROM regexp_split_to_table(${query}, '\\s+') word WHERE strpos(${WORDS}, fold(word)) = 0)`;

export function countFiles(db: Db, filter: Filter): Promise<number> {
  return countRows(files(db, filter));
}

export function listFiles(db: Db, filter: Filter, { size, offset }: Part): Promise<StoredFile[]> {
  return files(db, filter)
    .select(['a.id', 'a.filename', 'a.description', 'a.size', 'a.record_id as recordId'])
    .select(['k.name as attachmentType', 'a.uploaded_at as uploadedDate'])
    .select([sql<TableName>`a.table_name`.as('tableName'), RECORD_NAME.as('recordName')])
    .orderBy('a.uploaded_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(size)
    .offset(offset)
    .execute();
}

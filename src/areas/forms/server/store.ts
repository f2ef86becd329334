import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { FormField } from '../rules/fields.ts';
import type { Mapped } from '../rules/mapping.ts';

function forms(db: Db) {
  return db
    .selectFrom('forms as f')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'f.master_id').onRef('e.id', '=', 'f.created_by'),
    )
    .select(['f.id', 'f.master_id', 'f.name', 'f.description', 'f.filename', 'f.extension', 'f.size'])
    .select(['f.pages', 'f.active', 'f.created_at', 'f.version', 'f.year_week_folder', 'f.guid'])
    .select([
      sql<string>`e.first_name || ' ' || e.last_name`.as('created_by'),
      sql<number>`jsonb_array_length(f.fields)`.as('field_count'),
      sql<number>`jsonb_array_length(f.mapping)`.as('mapped_count'),
    ]);
}
export type ListedForm = Awaited<ReturnType<typeof listForms>>[number];

/** The library is limited, so all of it is one answer. */
export function listForms(db: Db) {
  return forms(db).orderBy(sql`fold(f.name)`).orderBy('f.id').execute();
}

export function findForm(db: Db, id: number) {
  return forms(db)
    .select([sql<FormField[]>`f.fields`.as('fields'), sql<Mapped[]>`f.mapping`.as('mapping')])
    .where('f.id', '=', id)
    .executeTakeFirst();
}
export type FormRecord = NonNullable<Awaited<ReturnType<typeof findForm>>>;

export async function lockForm(db: Db, id: number): Promise<FormRecord | undefined> {
  const locked = await db
    .selectFrom('forms')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return locked && findForm(db, id);
}

export async function countActive(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('forms')
    .select(sql<number>`count(*)`.as('total'))
    .where('active', '=', true)
    .executeTakeFirstOrThrow();
  return total;
}

export interface NewForm {
  master_id: number;
  created_by: number;
  name: string;
  filename: string;
  size: number;
  sha256: string;
  year_week_folder: string;
  guid: string;
  pages: number;
  fields: readonly FormField[];
}

export async function insertForm(db: Db, { fields, ...row }: NewForm): Promise<number> {
  const { id } = await db
    .insertInto('forms')
    .values({ ...row, fields: JSON.stringify(fields) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface FormChange {
  name?: string;
  description?: string;
  active?: boolean;
  mapping?: readonly Mapped[];
}

export async function updateForm(db: Db, id: number, { mapping, ...change }: FormChange): Promise<void> {
  await db
    .updateTable('forms')
    .set((set) => ({
      ...change,
      ...(mapping && { mapping: JSON.stringify(mapping) }),
      version: set('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

/** Of these names of files those that some form has. */
export async function knownGuids(db: Db, guids: readonly string[]): Promise<string[]> {
  const rows = await db.selectFrom('forms').select('guid').where('guid', 'in', guids).execute();
  return rows.map(({ guid }) => guid);
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { countRows } from '#platform/server/lists/count.ts';
import type { Part } from '#platform/server/lists/page.ts';
import type { Template, TemplateInput, TemplateKind, TemplateRow } from '../contract.ts';

const COLUMNS = ['id', 'kind', 'title', 'subject', 'active', 'version', 'is_default as isDefault'] as const;

function templates(db: Db) {
  return db.selectFrom('templates').select(COLUMNS).select('body').$narrowType<{ kind: TemplateKind }>();
}

function ofKind(db: Db, kind: TemplateKind | undefined) {
  const all = db.selectFrom('templates');
  return kind ? all.where('kind', '=', kind) : all;
}

export function countTemplates(db: Db, kind: TemplateKind | undefined): Promise<number> {
  return countRows(ofKind(db, kind));
}

export function listTemplates(
  db: Db,
  kind: TemplateKind | undefined,
  { size, offset }: Part,
): Promise<TemplateRow[]> {
  return ofKind(db, kind)
    .select(COLUMNS)
    .$narrowType<{ kind: TemplateKind }>()
    .orderBy(sql`fold(title)`)
    .orderBy('id')
    .limit(size)
    .offset(offset)
    .execute();
}

/** Those that can be chosen, by name. */
export function listChoices(db: Db, kind: TemplateKind) {
  return db
    .selectFrom('templates')
    .select(['id', 'title'])
    .where('kind', '=', kind)
    .where('active', '=', true)
    .orderBy(sql`fold(title)`)
    .orderBy('id')
    .execute();
}

export function findTemplate(db: Db, id: number): Promise<Template | undefined> {
  return templates(db).where('id', '=', id).executeTakeFirst();
}

export function findDefault(db: Db): Promise<Template | undefined> {
  return templates(db).where('is_default', '=', true).where('active', '=', true).executeTakeFirst();
}

export function lockTemplate(db: Db, id: number): Promise<Template | undefined> {
  return templates(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Saves take turns deciding which one is the default. */
export async function lockDefault(db: Db, masterId: number): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('template default', ${masterId}))`.execute(db);
}

/** Returns which one was the default until now. */
export async function clearDefault(db: Db, exceptId: number): Promise<number | undefined> {
  const row = await db
    .updateTable('templates')
    .set((set) => ({ is_default: false, version: set('version', '+', 1) }))
    .where('is_default', '=', true)
    .where('id', '<>', exceptId)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type Written = Omit<TemplateInput, 'version'>;

const columnsOf = ({ title, subject, body, isDefault, active }: Written) => ({
  title,
  subject,
  body,
  is_default: isDefault,
  active,
});

export async function insertTemplate(db: Db, masterId: number, written: Written): Promise<number> {
  const { id } = await db
    .insertInto('templates')
    .values({ ...columnsOf(written), master_id: masterId, kind: written.kind })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTemplate(db: Db, id: number, written: Written): Promise<number> {
  await db
    .updateTable('templates')
    .set((set) => ({ ...columnsOf(written), version: set('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  return id;
}

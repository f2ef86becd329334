import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

const SETTINGS = [
  'name',
  'logo',
  'customer_noun',
  'blog_link',
  'market_place_link',
  'themes_id',
  'custom_field_1',
  'custom_field_2',
  'custom_field_3',
  'show_first_name_last_name',
  'propose_producer',
  'office_tab_dropdown',
  'report_tab_dropdown',
  'admin_tab_dropdown',
  'leads_tab_dropdown',
  'version',
] as const;

export function findSettings(db: Db) {
  return db.selectFrom('agencies').select(SETTINGS).executeTakeFirstOrThrow();
}
export type SettingsRow = Awaited<ReturnType<typeof findSettings>>;

export function lockSettings(db: Db): Promise<SettingsRow> {
  return db.selectFrom('agencies').select(SETTINGS).forNoKeyUpdate().executeTakeFirstOrThrow();
}

export async function updateSettings(db: Db, to: Omit<SettingsRow, 'version'>): Promise<void> {
  await db
    .updateTable('agencies')
    .set((set) => ({ ...to, version: set('version', '+', 1) }))
    .execute();
}

/** The owners first, then the administrators, by name. */
export function listAdministrators(db: Db) {
  const isOwner = sql<boolean>`coalesce((permissions ->> 'PRowner')::int, 0) = 1`;
  return db
    .selectFrom('employees')
    .select(['id', 'first_name', 'last_name', 'email', isOwner.as('is_owner')])
    .where('disabled_at', 'is', null)
    .where(sql<boolean>`(permissions @> '{"PRowner": 1}' OR permissions @> '{"PRadmin": 1}')`)
    .orderBy(isOwner, 'desc')
    .orderBy('last_name')
    .orderBy('first_name')
    .execute();
}

export async function findAgencyName(db: Db): Promise<string> {
  const { name } = await db.selectFrom('agencies').select('name').executeTakeFirstOrThrow();
  return name;
}

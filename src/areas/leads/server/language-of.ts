import type { Db } from '#platform/server/db/bound-kysely.ts';
import { type Language, languageIn } from '#platform/shared/languages.ts';

/** The language of what a lead gets from the agency. */
export async function leadLanguageOf(db: Db, leadId: number): Promise<Language> {
  const found = await db.selectFrom('leads').select('language').where('id', '=', leadId).executeTakeFirst();
  return languageIn(found?.language);
}

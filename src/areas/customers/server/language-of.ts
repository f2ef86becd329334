import type { Db } from '#platform/server/db/bound-kysely.ts';
import { type Language, languageIn } from '#platform/shared/languages.ts';

/** The language of what a customer gets from the agency. */
export async function languageOf(db: Db, customerId: number): Promise<Language> {
  const found = await db
    .selectFrom('customers')
    .select('language')
    .where('id', '=', customerId)
    .executeTakeFirst();
  return languageIn(found?.language);
}

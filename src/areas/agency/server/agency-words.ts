import type { Db } from '#platform/server/db/bound-kysely.ts';
import { withNoun } from '#platform/shared/noun.ts';

/** Puts texts of the product into the agency's words, for files and papers, which no screen translates. */
export async function agencyWords(db: Db): Promise<(text: string) => string> {
  const { customer_noun: noun } = await db
    .selectFrom('agencies')
    .select('customer_noun')
    .executeTakeFirstOrThrow();
  return (text) => withNoun(text, noun);
}

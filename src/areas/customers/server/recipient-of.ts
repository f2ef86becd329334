import type { Db } from '#platform/server/db/bound-kysely.ts';
import { addressLine } from '#platform/shared/addresses.ts';
import { type Language, languageIn } from '#platform/shared/languages.ts';

interface Recipient {
  language: Language;
  /** In one line; empty for a customer without one. */
  address: string;
}

/** What a paper needs to know of the customer who gets it. */
export async function recipientOf(db: Db, customerId: number): Promise<Recipient> {
  const found = await db
    .selectFrom('customers')
    .select(['language', 'address', 'city', 'state', 'zip'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  return { language: languageIn(found?.language), address: found ? addressLine(found) : '' };
}

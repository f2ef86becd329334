import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

/** The next number of the agency. Its row stays locked until the transaction ends; a rollback gives it back. */
export async function nextNumber(db: Db, masterId: number): Promise<number> {
  const { last_number } = await db
    .insertInto('commission_statement_counters')
    .values({ master_id: masterId, last_number: 1 })
    .onConflict((conflict) =>
      conflict
        .column('master_id')
        .doUpdateSet({ last_number: sql<number>`commission_statement_counters.last_number + 1` }),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return last_number;
}

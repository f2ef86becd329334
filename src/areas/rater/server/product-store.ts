import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

/** Products of the agency with their carriers, and whether both are still offered. */
export function findProducts(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('products as p')
    .innerJoin('companies as k', (join) =>
      join.onRef('k.master_id', '=', 'p.master_id').onRef('k.id', '=', 'p.company_id'),
    )
    .select(['p.id', 'p.company_id as companyId', 'p.line_of_business as lineOfBusiness'])
    .select(sql<boolean>`p.active AND k.active`.as('isOffered'))
    .where('p.id', '=', sql<number>`ANY (${ids}::bigint[])`)
    .execute();
}

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';

/** Of the agency, with whether the product is still sold, by a company that is still worked with. */
export function findProduct(db: Db, id: number) {
  return db
    .selectFrom('products as r')
    .innerJoin('companies as c', (join) =>
      join.onRef('c.master_id', '=', 'r.master_id').onRef('c.id', '=', 'r.company_id'),
    )
    .select(sql<boolean>`r.active AND c.active`.as('isOffered'))
    .where('r.id', '=', id)
    .executeTakeFirst();
}

export function findPeople(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('employees')
    .select(['id', sql<boolean>`disabled_at IS NULL`.as('isOffered')])
    .where('id', '=', sql<number>`ANY (${ids}::bigint[])`)
    .execute();
}

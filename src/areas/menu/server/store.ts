import type { Db } from '#platform/server/db/bound-kysely.ts';

export function listOpenOffices(db: Db) {
  return db
    .selectFrom('offices')
    .select(['id', 'name'])
    .where('closed_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

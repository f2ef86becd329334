import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { passesBackOfficeCheck, permissionFlags } from '#platform/shared/permissions.ts';
import type { Named } from '#platform/shared/record-fields.ts';

/** The provider's active people who pass the back-office check, by name. */
export async function listSalesmen(db: Db): Promise<Named[]> {
  const people = await db
    .selectFrom('employees')
    .select(['id', 'permissions', sql<string>`first_name || ' ' || last_name`.as('name')])
    .where('disabled_at', 'is', null)
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute();
  return people
    .filter(({ permissions }) =>
      passesBackOfficeCheck(permissionFlags(permissions as Record<string, unknown>), true),
    )
    .map(({ id, name }) => ({ id, name }));
}

/** Why this person cannot be the sales representative, or nothing. Someone who was it already may stay. */
export async function salesmanProblem(
  db: Db,
  id: number | null,
  before: number | null,
): Promise<string | undefined> {
  if (id === null || id === before) return undefined;
  const isThere = (await listSalesmen(db)).some((each) => each.id === id);
  return isThere ? undefined : 'Choose a sales representative of the list.';
}

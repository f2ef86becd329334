import type { Call } from '#platform/server/http/mount.ts';
import { flagOf } from '#platform/shared/permissions.ts';
import type { reconcileFavorite as findEndpoint, lockFavorite as lockEndpoint } from '../contract.ts';

const REPORT = 'admin/commission_uiReconciliation';

export async function findFavorite({ db, session }: Call<typeof findEndpoint>) {
  const found = await db
    .selectFrom('report_favorites')
    .select('report')
    .where('employee_id', '=', session.employeeId)
    .where('report', '=', REPORT)
    .executeTakeFirst();
  return { favorite: flagOf(found !== undefined) };
}

/** Marking what is marked changes nothing. */
export async function lockFavorite({ db, session, query }: Call<typeof lockEndpoint>) {
  const { masterId: master_id, employeeId: employee_id } = session;
  const isLock = query.Action === 'favoriteLock';
  if (isLock)
    await db
      .insertInto('report_favorites')
      .values({ master_id, employee_id, report: REPORT })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('report_favorites')
      .where('employee_id', '=', employee_id)
      .where('report', '=', REPORT)
      .execute();
  return { favorite: flagOf(isLock) };
}

import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { whyClosed } from '#platform/shared/gates.ts';
import { flagOf } from '#platform/shared/permissions.ts';
import type { listReports as listEndpoint } from '../contract.ts';
import {
  COMMISSION_LIST,
  type commissionFavorite as findEndpoint,
  type lockFavorite as lockEndpoint,
} from '../favorite-contract.ts';
import { openReports, reportNamed, whyReportClosed } from '../rules/reports.ts';

async function favoritesOf(db: Db, employeeId: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('report_favorites')
    .select('report')
    .where('employee_id', '=', employeeId)
    .execute();
  return new Set(rows.map(({ report }) => report));
}

export async function listReports({
  db,
  session,
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  const favorites = await favoritesOf(db, session.employeeId);
  return {
    results: openReports(session).map(({ name }) => ({ name, favorite: flagOf(favorites.has(name)) })),
  };
}

export async function findFavorite({ db, session }: Call<typeof findEndpoint>) {
  return { favorite: flagOf((await favoritesOf(db, session.employeeId)).has(COMMISSION_LIST)) };
}

/** Marking what is marked changes nothing. */
export async function lockFavorite({ db, session, query: { Action, report } }: Call<typeof lockEndpoint>) {
  const why =
    report === COMMISSION_LIST ? whyClosed('admin', session) : whyReportClosed(reportNamed(report), session);
  if (why) throw refuse.forbidden(why);
  const { masterId: master_id, employeeId: employee_id } = session;
  const isLock = Action === 'favoriteLock';
  if (isLock)
    await db
      .insertInto('report_favorites')
      .values({ master_id, employee_id, report })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  else
    await db
      .deleteFrom('report_favorites')
      .where('employee_id', '=', employee_id)
      .where('report', '=', report)
      .execute();
  return { favorite: flagOf(isLock) };
}

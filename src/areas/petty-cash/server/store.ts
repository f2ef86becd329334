import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { addDays } from '#platform/shared/calendar.ts';
import { dayAt } from '#platform/shared/clock.ts';

/** Drawers with their names and what was paid out of them. */
export function drawerRows(db: Db) {
  return db
    .selectFrom('petty_cash as d')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'd.master_id').onRef('e.id', '=', 'd.employee_id'),
    )
    .innerJoin('offices as o', (join) =>
      join.onRef('o.master_id', '=', 'd.master_id').onRef('o.id', '=', 'd.office_id'),
    )
    .select(['d.id', 'd.employee_id', 'e.first_name', 'e.last_name', 'd.office_id', 'o.name as office_name'])
    .select(['d.day', 'd.starting', 'd.starting_difference', 'd.starting_reason', 'd.started_at'])
    .select(['d.ending', 'd.difference', 'd.ending_reason', 'd.ended_at'])
    .select((row) =>
      row
        .selectFrom('petty_cash_payouts as p')
        .select(sql<number>`coalesce(sum(p.amount), 0)::bigint`.as('sum'))
        .whereRef('p.master_id', '=', 'd.master_id')
        .whereRef('p.petty_cash_id', '=', 'd.id')
        .$asScalar()
        .$notNull()
        .as('payouts'),
    );
}
export type DrawerRow = Awaited<ReturnType<typeof findDrawer>> & object;

export function findDrawer(db: Db, id: number) {
  return drawerRows(db).where('d.id', '=', id).executeTakeFirst();
}

interface Whose {
  employeeId: number;
  officeId: number;
}

export function ownDrawers(db: Db, { employeeId, officeId }: Whose) {
  return drawerRows(db)
    .where('d.employee_id', '=', employeeId)
    .where('d.office_id', '=', officeId)
    .orderBy('d.day', 'desc')
    .limit(1);
}

/** What the person left the last time in the office, before that day. */
export function lastEnding(db: Db, { employeeId, officeId }: Whose, day: string) {
  return db
    .selectFrom('petty_cash')
    .select(['day', 'ending'])
    .where('employee_id', '=', employeeId)
    .where('office_id', '=', officeId)
    .where('day', '<', day)
    .where('ending', 'is not', null)
    .orderBy('day', 'desc')
    .limit(1);
}

/** The drawers that somebody may mean, the likeliest first: an open one, then the newest. */
function meantDrawers(db: Db, employeeId: number, officeId: number | undefined) {
  return db
    .selectFrom('petty_cash as d')
    .select(['d.id', 'd.office_id', 'd.day'])
    .where('d.employee_id', '=', employeeId)
    .$if(officeId !== undefined, (all) => all.where('d.office_id', '=', officeId as number))
    .orderBy(sql`d.ending IS NOT NULL`)
    .orderBy('d.day', 'desc')
    .orderBy('d.started_at', 'desc')
    .limit(1);
}

/** The drawer that somebody means: of that day, or without a day the newest open one. */
export function findMeant(db: Db, employeeId: number, where: { officeId?: number; day?: string }) {
  return meantDrawers(db, employeeId, where.officeId)
    .$if(where.day !== undefined, (all) => all.where('d.day', '=', where.day as string))
    .$if(where.day === undefined, (all) => all.where('d.ending', 'is', null))
    .executeTakeFirst();
}

/** The drawer of today by the clock of its own office. */
export function meantToday(db: Db, employeeId: number, officeId: number | undefined, now: Date) {
  const greenwich = dayAt('UTC', now);
  return (
    meantDrawers(db, employeeId, officeId)
      .innerJoin('offices as o', (join) =>
        join.onRef('o.master_id', '=', 'd.master_id').onRef('o.id', '=', 'd.office_id'),
      )
      // Nowhere is today farther than a day from Greenwich: only these days are looked at.
      .where('d.day', 'in', [addDays(greenwich, -1), greenwich, addDays(greenwich, 1)])
      .where('d.day', '=', sql<string>`(${now}::timestamptz AT TIME ZONE o.time_zone)::date`)
  );
}

/** Whoever ends it or pays out of it at the same time waits. */
export async function lockDrawer(db: Db, id: number): Promise<void> {
  await db.selectFrom('petty_cash').select('id').where('id', '=', id).forUpdate().execute();
}

interface NewDrawer extends Whose {
  masterId: number;
  day: string;
  starting: number;
  difference: number;
  reason: string;
}

/** Nothing when the person has started that day already. */
export async function insertDrawer(db: Db, drawer: NewDrawer): Promise<number | undefined> {
  const row = await db
    .insertInto('petty_cash')
    .values({
      master_id: drawer.masterId,
      office_id: drawer.officeId,
      employee_id: drawer.employeeId,
      day: drawer.day,
      starting: drawer.starting,
      starting_difference: drawer.difference,
      starting_reason: drawer.reason,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

interface Ending {
  ending: number;
  difference: number;
  reason: string;
  by: number;
}

export async function markEnded(
  db: Db,
  id: number,
  { ending, difference, reason, by }: Ending,
): Promise<void> {
  await db
    .updateTable('petty_cash')
    .set({ ending, difference, ending_reason: reason, ended_at: sql<Date>`now()`, ended_by: by })
    .where('id', '=', id)
    .execute();
}

export async function markReopened(db: Db, id: number): Promise<void> {
  await db
    .updateTable('petty_cash')
    .set({ ending: null, difference: null, ending_reason: '', ended_at: null, ended_by: null })
    .where('id', '=', id)
    .execute();
}

export async function insertPayout(
  db: Db,
  masterId: number,
  drawerId: number,
  amount: number,
  reason: string,
): Promise<void> {
  await db
    .insertInto('petty_cash_payouts')
    .values({ master_id: masterId, petty_cash_id: drawerId, amount, reason })
    .execute();
}

export function listPayouts(db: Db, drawerIds: readonly number[]) {
  return db
    .selectFrom('petty_cash_payouts')
    .select(['id', 'petty_cash_id as drawerId', 'amount', 'reason', 'paid_at as at'])
    .where('petty_cash_id', 'in', [...drawerIds])
    .orderBy('id')
    .execute();
}

export type PayoutRow = Awaited<ReturnType<typeof listPayouts>>[number];

export function drawersOfDays(db: Db, officeId: number, days: readonly string[]) {
  return drawerRows(db)
    .where('d.office_id', '=', officeId)
    .where('d.day', 'in', [...days])
    .orderBy('d.day')
    .orderBy('d.started_at')
    .orderBy('d.id');
}

export function findOffice(db: Db, id: number) {
  return db.selectFrom('offices').select(['id', 'name']).where('id', '=', id).executeTakeFirst();
}

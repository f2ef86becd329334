import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { pageWithTotal } from '#platform/server/lists/page.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { whyClosed } from '#platform/shared/gates.ts';
import { PAGE_SIZE } from '#platform/shared/paging.ts';
import type { listHours as endpoint, HoursStretch } from '../hours-contract.ts';
import { hoursSeenBy } from './hours-sql.ts';
import { listHourRows, listPeopleWithClocks, listStretchesOf, type StretchRow } from './hours-store.ts';

type List = Call<typeof endpoint>;

const DAY_MS = 86_400_000;
const TWO_WEEKS = 13;
/** The hours of everybody over more than this are a report, not a page. */
const LONGEST_DAYS = 366;

export async function listHours(call: List): Promise<AnswerOf<typeof endpoint>> {
  const { db, session, query } = call;
  const { from, to } = daysOf(call);
  const filter = { from, to, person: personOf(call), office: query.office };
  const asked = { page: query.page ?? 1, per_page: query.per_page ?? PAGE_SIZE };
  const { rows, pagination } = await pageWithTotal(asked, ({ size, offset }) =>
    listHourRows(db, filter, size, offset),
  );
  const ids = [...new Set(rows.map(({ employee_id }) => employee_id))];
  const around = [Date.parse(from) - DAY_MS, Date.parse(to) + 2 * DAY_MS].map((at) => new Date(at));
  const stretches =
    ids.length === 0 ? [] : await listStretchesOf(db, ids, around[0] as Date, around[1] as Date);
  return {
    results: rows.map(({ employee_id, name, time_zone, day, minutes }) => ({
      employee: { id: employee_id, name },
      date: day,
      timeZone: time_zone,
      minutes,
      stretches: stretches
        .filter((each) => each.employeeId === employee_id && isOn(each, day, time_zone))
        .map(shown),
    })),
    pagination,
    minutes: rows[0]?.all_minutes ?? 0,
    from,
    to,
    people: hoursSeenBy(session) === undefined ? await listPeopleWithClocks(db) : [],
  };
}

function daysOf({ session, query }: List) {
  const to = query.to ?? dayAt(session.timeZone, new Date());
  const from = query.from ?? new Date(Date.parse(to) - TWO_WEEKS * DAY_MS).toISOString().slice(0, 10);
  if (from > to) throw refuse.fields({ to: ['Choose a day that is not before the first.'] });
  if (Date.parse(to) - Date.parse(from) > LONGEST_DAYS * DAY_MS)
    throw refuse.fields({ from: ['Choose at most a year.'] });
  return { from, to };
}

/** Someone who is no administrator and asks for another person is told so. */
function personOf({ session, query }: List): number | undefined {
  const own = hoursSeenBy(session);
  if (own === undefined) return query.person;
  const why = whyClosed('admin', session);
  if (why && query.person !== undefined && query.person !== own) throw refuse.forbidden(why);
  return own;
}

/** One that ends at midnight has nothing of the next day. */
function isOn(each: StretchRow, day: string, zone: string): boolean {
  const last = Math.max((each.out ?? new Date()).getTime() - 1, each.in.getTime());
  return dayAt(zone, each.in) <= day && dayAt(zone, new Date(last)) >= day;
}

const shown = ({ employeeId: _, ...stretch }: StretchRow): HoursStretch => stretch;

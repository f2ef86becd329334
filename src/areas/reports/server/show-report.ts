import type { Session } from '#platform/server/auth/session.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import { addMonths } from '#platform/shared/calendar.ts';
import { dayAt } from '#platform/shared/clock.ts';
import type { AskedReport, AskedRows as AskedRowsQuery, ReportAnswer, RowsAnswer } from '../contract.ts';
import { rangeOf, yearBefore } from '../rules/days.ts';
import { openedBy, withDerived } from '../rules/figures.ts';
import { GROUPINGS, type GroupingName, isCalendar, type Report } from '../rules/report.ts';
import { hasIds } from './report-sql.ts';
import type { Asked, AskedRows, Group } from './source.ts';
import { SOURCES } from './sources.ts';

/** What a call asks, with the days that it means for whoever asks. */
export function askedOf(report: Report, session: Session, query: AskedReport): Asked {
  const { by, days, from, to, ...filters } = query;
  const today = dayAt(session.timeZone, new Date());
  const range = rangeOf({ days, from, to }, report.days, today);
  if (range.from > range.to) throw refuse.fields({ to: ['The last day is before the first.'] });
  return { report, by: by ?? (report.by[0] as GroupingName), range, filters, session, today };
}

export function askedRowsOf(report: Report, session: Session, query: AskedRowsQuery): AskedRows {
  const { figure, group, none, ...rest } = query;
  const asked = askedOf(report, session, rest);
  const chosen = none === 1 ? null : group;
  if (figure !== undefined && !report.figures.some(({ key }) => key === figure))
    throw refuse.fields({ figure: ['The report has no such figure.'] });
  if (typeof chosen === 'string' && hasIds(asked.by) && !/^\d{1,15}$/.test(chosen))
    throw refuse.fields({ group: ['There is no such group.'] });
  return { ...asked, group: chosen, figure: figure && openedBy(report, figure) };
}

/** Every group with its figures, the largest first or in the order of the calendar, and what they come to. */
export async function showReport(db: Db, asked: Asked): Promise<ReportAnswer> {
  const { report, range } = asked;
  const source = SOURCES[report.name];
  const { groups, total } = await source.sum(db, asked);
  const before = report.comparesYears && (await source.sum(db, { ...asked, range: yearBefore(range) }));
  const beforeOf = (key: string | null) =>
    before
      ? measureOf(
          report,
          before.groups.find((group) => group.key === keyBefore(asked, key)),
        )
      : null;
  return {
    ...range,
    groups: inOrder(asked, groups).map(({ key, label, sums }) => ({
      key,
      label,
      figures: withDerived(report, sums),
      before: beforeOf(key),
    })),
    total: withDerived(report, total),
    totalBefore: before ? (before.total[report.measure] ?? 0) : null,
  };
}

/** The group that one is compared with: a month has the year in its key, and everything else is the same. */
function keyBefore({ by }: Asked, key: string | null): string | null {
  return key !== null && GROUPINGS[by].kind === 'month' ? addMonths(`${key}-01`, -12).slice(0, 7) : key;
}

function measureOf({ measure }: Report, group: Group | undefined): number {
  return group?.sums[measure] ?? 0;
}

function inOrder({ report, by }: Asked, groups: Group[]): Group[] {
  if (isCalendar(by)) return groups.toSorted((a, b) => ((a.key ?? '') < (b.key ?? '') ? -1 : 1));
  return groups.toSorted(
    (a, b) => measureOf(report, b) - measureOf(report, a) || a.label.localeCompare(b.label, 'en'),
  );
}

interface AskedPage {
  page: number;
  per_page: number;
}

/** A page of the rows behind a figure, and what all of them come to. */
export async function showRows(db: Db, asked: AskedRows, page: AskedPage): Promise<RowsAnswer> {
  const { report, range } = asked;
  const source = SOURCES[report.name];
  const { count, label, total } = await source.sumRows(db, asked);
  const { rows, pagination } = await pageOf(page, count, (part) => source.page(db, asked, part));
  return {
    ...range,
    group: label,
    results: rows.map(({ id, at, link, cells }) => ({ id: `${id} ${at}`, link, cells })),
    pagination,
    total: withDerived(report, total),
  };
}

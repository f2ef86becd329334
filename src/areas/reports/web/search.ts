import { z } from 'zod';
import { dayParam, dialogParam, flagParam, idParam, textParam } from '#platform/web/router/search-params.ts';
import { pageParams, sortParams } from '#platform/web/table/page-params.ts';
import { DAYS_NAMES } from '../rules/days.ts';
import { GROUPINGS, type GroupingName, type Report } from '../rules/report.ts';

const groupings = Object.keys(GROUPINGS) as [GroupingName, ...GroupingName[]];

/** What is asked of a report, as the address bar has it. */
const asked = {
  by: z.enum(groupings).optional().catch(undefined),
  days: z.enum(DAYS_NAMES).optional().catch(undefined),
  from: dayParam,
  to: dayParam,
  office: idParam,
  person: idParam,
  company: idParam,
  line: textParam,
  kind: textParam,
  method: textParam,
  source: textParam,
  status: textParam,
};

export const reportSearch = z.object({
  ...asked,
  ...pageParams,
  ...sortParams,
  /** The saved filter whose dialog is open: its number, or `add`. */
  saved: dialogParam('add'),
});
export type ReportSearch = z.output<typeof reportSearch>;

export const rowsSearch = z.object({
  ...asked,
  ...pageParams,
  figure: textParam,
  group: textParam,
  none: flagParam,
});
export type RowsSearch = z.output<typeof rowsSearch>;

export type AskedSearch = Partial<Record<keyof typeof asked, string | number | undefined>>;

/** What of the address this report has a use for; named days count before single ones. */
export function askedIn({ by, filters }: Report, search: AskedSearch): AskedSearch {
  const days = search.days ? { days: search.days } : { from: search.from, to: search.to };
  const entries = [
    ['by', by.includes(search.by as GroupingName) ? search.by : undefined],
    ...Object.entries(days),
    ...filters.map((name) => [name, search[name]]),
  ].filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(entries);
}

/** The same as text, as a saved filter keeps it. */
export function savedForm(report: Report, search: AskedSearch): Record<string, string> {
  return Object.fromEntries(
    Object.entries(askedIn(report, search)).map(([name, value]) => [name, String(value)]),
  );
}

export function isSameFilter(one: Record<string, string>, other: Record<string, string>): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

/** Where the report is downloaded as a file. */
export function fileAddress({ name }: Report, query: Record<string, unknown>): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return `/api/reports/${name}/export?${new URLSearchParams(given.map(([key, value]) => [key, String(value)]))}`;
}

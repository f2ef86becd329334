import type { Allow } from '#platform/shared/endpoint.ts';
import type { DaysName } from './days.ts';

export const REPORT_NAMES = [
  'production',
  'renewals',
  'receipts',
  'commissions',
  'tasks',
  'leads',
  'finance',
  'hours',
  'petty-cash',
] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

/** What the figures can be told apart by. */
export const GROUPINGS = {
  producer: { label: 'Producer', kind: 'person', none: 'House' },
  person: { label: 'Person', kind: 'person', none: 'Nobody' },
  office: { label: 'Office', kind: 'office', none: 'No office' },
  company: { label: 'Company', kind: 'company', none: 'No company' },
  line: { label: 'Line of business', kind: 'text', none: 'No line' },
  kind: { label: 'New or renewal', kind: 'text', none: '' },
  method: { label: 'Method', kind: 'text', none: '' },
  type: { label: 'Type', kind: 'text', none: '' },
  source: { label: 'Source', kind: 'text', none: 'No source' },
  status: { label: 'Status', kind: 'text', none: '' },
  state: { label: 'State', kind: 'text', none: '' },
  late: { label: 'How late', kind: 'text', none: '' },
  week: { label: 'Week', kind: 'week', none: '' },
  month: { label: 'Month', kind: 'month', none: '' },
  day: { label: 'Day', kind: 'day', none: '' },
} as const;
export type GroupingName = keyof typeof GROUPINGS;

/** Groups of the calendar keep its order. */
export function isCalendar(by: GroupingName): boolean {
  return ['day', 'week', 'month'].includes(GROUPINGS[by].kind);
}

export const FILTER_NAMES = [
  'office',
  'person',
  'company',
  'line',
  'kind',
  'method',
  'source',
  'status',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** One figure of each group. */
export interface Figure {
  key: string;
  label: string;
  /** Hours are whole minutes, also on the wire. */
  kind: 'count' | 'money' | 'percent' | 'hours';
  /** A percentage: the first figure's share of all of these together. It opens the rows of the first. */
  share?: { of: string; in: readonly string[] };
  /** An average: what the first figure comes to for each of the second. It opens the rows of the first. */
  average?: { of: string; each: string };
}

/** One column of the rows that a figure is made of. */
export interface RowColumn {
  key: string;
  label: string;
  kind: 'text' | 'day' | 'money' | 'percent' | 'hours';
}

/** A report as data: what it is called, who may open it, and what it shows. Its SQL is in server/sources. */
export interface Report {
  name: ReportName;
  title: string;
  /** What it is for, in a sentence. */
  words: string;
  allow: Exclude<Allow, 'anyone'>;
  /** What its rows are called, one and many. */
  noun: readonly [one: string, many: string];
  /** Which day of a row counts, as in "Policies that take effect". */
  counts: string;
  /** What else somebody who adds up the figures has to know. */
  note?: string;
  /** The days that it begins with. */
  days: DaysName;
  /** The first one is the one that it begins with. */
  by: readonly GroupingName[];
  filters: readonly FilterName[];
  figures: readonly Figure[];
  /** The figure that the chart shows, and two that it is made of. */
  measure: string;
  parts?: readonly [string, string];
  /** The chart and the last column compare with the same days a year before. */
  comparesYears?: true;
  rows: readonly RowColumn[];
}

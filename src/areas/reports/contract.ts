import { z } from 'zod';
import { LINES_OF_BUSINESS } from '#areas/companies/contract.ts';
import { LEAD_STATUSES } from '#areas/leads/statuses.ts';
import { METHODS } from '#areas/receipts/statuses.ts';
import { words } from '#platform/shared/contact-fields.ts';
import { day } from '#platform/shared/dates.ts';
import { anyFile, endpoint, type Path } from '#platform/shared/endpoint.ts';
import { money } from '#platform/shared/money.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';
import { flag } from '#platform/shared/permissions.ts';
import { flagParam, idParam } from '#platform/shared/record-fields.ts';
import { DAYS_NAMES } from './rules/days.ts';
import type { Figures } from './rules/figures.ts';
import {
  type Figure,
  type FilterName,
  GROUPINGS,
  type GroupingName,
  REPORT_NAMES,
  type Report,
  type ReportName,
  type RowColumn,
} from './rules/report.ts';
import { REPORTS } from './rules/reports.ts';

export const KINDS = ['new', 'renewal'] as const;

/** What each filter takes; a report names those that it has. */
const FILTERS = {
  office: idParam('Choose an office.').optional(),
  person: idParam('Choose a person.').optional(),
  company: idParam('Choose a company.').optional(),
  line: z.enum(LINES_OF_BUSINESS, 'This is not a line of business.').optional(),
  kind: z.enum(KINDS, 'Choose new or renewal.').optional(),
  method: z.enum(METHODS, 'This is not a method.').optional(),
  source: words(80).optional(),
  status: z.enum(LEAD_STATUSES, 'This is not a status.').optional(),
} satisfies Record<FilterName, z.ZodType>;

const allFilters = z.object(FILTERS);
export type ReportFilters = z.output<typeof allFilters>;

const asked = z.object({
  by: z.enum(Object.keys(GROUPINGS) as [GroupingName, ...GroupingName[]]).optional(),
  /** Days that move with the calendar; they count before `from` and `to`. */
  days: z.enum(DAYS_NAMES, 'These are no days.').optional(),
  from: day.optional(),
  to: day.optional(),
});
export type AskedReport = z.output<typeof asked> & ReportFilters;

/** What a report is asked with; what it has no filter for is refused. */
function questionsOf({ by, filters }: Report) {
  return {
    ...asked.shape,
    by: z.enum(by as [GroupingName, ...GroupingName[]], 'The report is not told apart by this.').optional(),
    ...Object.fromEntries(filters.map((name) => [name, FILTERS[name]])),
  };
}

const inOrder = (query: { from?: unknown; to?: unknown; days?: unknown }) =>
  query.days !== undefined || !query.from || !query.to || (query.from as string) <= (query.to as string);
const OUT_OF_ORDER = { message: 'The last day is before the first.', path: ['to'] };

const NO_FILTER = {
  error: ({ code }: { code?: string }) =>
    code === 'unrecognized_keys' ? 'The report has no such filter.' : undefined,
};

/** Which rows of a report: those behind one figure of one group, or all. */
const which = {
  figure: words(40).optional(),
  group: z.string('Must be text.').max(200, 'At most 200 characters.').optional(),
  /** 1 for the group without a person, an office and the like. */
  none: flagParam.default(0),
};
export type AskedRows = AskedReport & { figure?: string; group?: string; none: number };

/** A percentage with two decimals, above a hundred as well; null where there is nothing to compare with. */
const ratio = z.codec(z.number().nullable(), z.number().int().nullable(), {
  decode: (wire) => (wire === null ? null : Math.round(wire * 100)),
  encode: (hundredths) => (hundredths === null ? null : hundredths / 100),
});

const FIGURE_KINDS = { count: z.number().int(), money, percent: ratio, hours: z.number().int() };

const figuresOf = (figures: readonly Figure[]) =>
  z.object(
    Object.fromEntries(
      figures.map(({ key, kind, average }) => [
        key,
        average ? FIGURE_KINDS[kind].nullable() : FIGURE_KINDS[kind],
      ]),
    ),
  ) as unknown as z.ZodType<Figures, Figures>;

/** A cell of a row: text, a day, money in cents, a percentage in hundredths, hours in minutes. */
export type CellValue = string | number | null;
export type Cells = Record<string, CellValue>;

const CELL_KINDS = {
  text: z.string(),
  day: z.string().nullable(),
  money: money.nullable(),
  percent: ratio,
  hours: z.number().int(),
};

const cellsOf = (columns: readonly RowColumn[]) =>
  z.object(
    Object.fromEntries(columns.map(({ key, kind }) => [key, CELL_KINDS[kind]])),
  ) as unknown as z.ZodType<Cells, Cells>;

const measureOf = ({ figures, measure }: Report) =>
  FIGURE_KINDS[figures.find(({ key }) => key === measure)?.kind ?? 'count'] as unknown as z.ZodType<
    number,
    number
  >;

function endpointsOf(report: Report) {
  const { name, title, allow } = report;
  const questions = questionsOf(report);
  const path: Path = `/api/reports/${name}`;
  const figures = figuresOf(report.figures);
  const before = measureOf(report).nullable();
  const query = <More extends z.core.$ZodLooseShape>(more: More) =>
    z
      .strictObject({ ...questions, ...more }, NO_FILTER)
      .refine(inOrder, OUT_OF_ORDER) as unknown as z.ZodObject<typeof asked.shape & typeof FILTERS & More>;
  return {
    show: endpoint({
      method: 'GET',
      path,
      summary: `The report ${title}: its figures by group, and what they come to.`,
      allow,
      lane: 'heavy',
      query: query({}),
      answer: z.object({
        from: z.string(),
        to: z.string(),
        groups: z.array(
          z.object({
            /** Null for the group without a person, an office and the like. */
            key: z.string().nullable(),
            label: z.string(),
            figures,
            /** The measure on the same days a year before; null where the report does not compare. */
            before,
          }),
        ),
        total: figures,
        totalBefore: before,
      }),
    }),
    rows: endpoint({
      method: 'GET',
      path: `${path}/rows`,
      summary: `The rows that figures of the report ${title} are made of, in pages, and what they come to.`,
      allow,
      lane: 'heavy',
      query: query({ ...which, ...pageQuery.shape }),
      answer: z.object({
        from: z.string(),
        to: z.string(),
        /** What the group is called; '' for all. */
        group: z.string(),
        results: z.array(z.object({ id: z.string(), link: z.string(), cells: cellsOf(report.rows) })),
        pagination,
        total: figures,
      }),
    }),
    file: endpoint({
      method: 'GET',
      path: `${path}/export`,
      summary: `The report ${title} as a file: its groups, or the rows behind a figure.`,
      allow,
      lane: 'heavy',
      query: query({
        ...which,
        format: z.enum(FORMATS, 'Choose csv, xlsx or pdf.').default('csv'),
        what: z.enum(['groups', 'rows'], 'Choose groups or rows.').default('groups'),
      }),
      answer: anyFile,
    }),
  };
}

export const FORMATS = ['csv', 'xlsx', 'pdf'] as const;
export type Format = (typeof FORMATS)[number];
/** A workbook and a paper are made in memory; lines go out as they are read. */
export const MOST_ROWS: Readonly<Record<Exclude<Format, 'csv'>, number>> = { xlsx: 10_000, pdf: 1_000 };

type ReportEndpoints = ReturnType<typeof endpointsOf>;

/** The calls of each report, made from what it is. */
export const REPORT_ENDPOINTS = Object.fromEntries(
  REPORTS.map((report) => [report.name, endpointsOf(report)]),
) as Record<ReportName, ReportEndpoints>;

export type ReportAnswer = z.output<ReportEndpoints['show']['answer']>;
export type ReportGroup = ReportAnswer['groups'][number];
export type RowsAnswer = z.output<ReportEndpoints['rows']['answer']>;
export type ReportRow = RowsAnswer['results'][number];

export const listReports = endpoint({
  method: 'GET',
  path: '/api/reports',
  summary: 'The reports that the signed-in person may open, and which of them are favorites.',
  allow: 'signedIn',
  answer: z.object({ results: z.array(z.object({ name: z.enum(REPORT_NAMES), favorite: flag })) }),
});

const choice = z.object({ value: z.string(), label: z.string() });

export const reportChoices = endpoint({
  method: 'GET',
  path: '/api/reports/choices',
  summary: 'What the filters of reports offer.',
  allow: 'signedIn',
  answer: z.object(
    Object.fromEntries(Object.keys(FILTERS).map((name) => [name, z.array(choice)])) as Record<
      FilterName,
      z.ZodArray<typeof choice>
    >,
  ),
});
export type ReportChoices = z.output<typeof reportChoices.answer>;

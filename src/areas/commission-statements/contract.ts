import { z } from 'zod';
import { changedFile } from '#areas/commissions/contract.ts';
import { optionalText } from '#platform/shared/contact-fields.ts';
import { day, moment } from '#platform/shared/dates.ts';
import { anyFile, endpoint, idParams, pdfFile } from '#platform/shared/endpoint.ts';
import { exportQuery } from '#platform/shared/export-format.ts';
import { money, percent } from '#platform/shared/money.ts';
import { paged, pageQuery, pagination, sortQuery } from '#platform/shared/paging.ts';
import { idParam, named } from '#platform/shared/record-fields.ts';
import { STATEMENT_SORTS, STATEMENT_STATES } from './rules.ts';

const whole = z.number().int();
const statementId = idParams('commissionStatement');

/** YYYY-MM. */
const month = z.string('Choose a month.').regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'Choose a month.');

const statementRow = z.object({
  id: whole,
  /** Of the agency, without gaps. */
  number: whole,
  /** The month that it counts for, YYYY-MM. */
  period: z.string(),
  employee: named,
  note: z.string(),
  createdAt: moment,
  createdBy: z.string(),
  lines: whole,
  amount: money,
  /** How much of the amount is in the ledger. */
  posted: money,
  state: z.enum(STATEMENT_STATES),
});
export type StatementRow = z.output<typeof statementRow>;

const statementFilter = z.object({
  employee: idParam('Choose a person.').optional(),
  state: z.enum(STATEMENT_STATES, 'Choose unposted, partly, posted or deleted.').optional(),
  /** From this moment up to, but not including, that one. A person's day follows the person's own time zone. */
  from: moment.optional(),
  to: moment.optional(),
});
export type StatementFilter = z.output<typeof statementFilter>;

export const listStatements = endpoint({
  method: 'GET',
  path: '/api/commission/statement',
  summary:
    'Statements for employees, newest first or by a column; of a person, a state and when they were made. Deleted ones are listed only when asked for.',
  allow: 'admin',
  query: statementFilter.extend({ ...sortQuery(STATEMENT_SORTS), ...pageQuery.shape }),
  answer: paged(statementRow),
});

const waitingSum = { lines: whole, amount: money };

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/commission/statement/waiting',
  summary:
    'What is staged in active files, of one, of a month or of all, and waits for a statement, by person; and what is the house’s alone, by file.',
  allow: 'admin',
  query: z.object({
    file: idParam('Choose a file.').optional(),
    month: month.optional(),
    until: day.optional(),
  }),
  answer: z.object({
    results: z.array(z.object({ employee: named, ...waitingSum })),
    house: z.array(
      z.object({
        file: whole,
        company: z.string(),
        ...waitingSum,
        /** Those of no policy among them. */
        unmatched: z.object({ lines: whole, amount: money }),
      }),
    ),
  }),
});
export type Waiting = z.output<typeof listWaiting.answer>;

export const statementChoices = endpoint({
  method: 'GET',
  path: '/api/commission/statement/choices',
  summary: 'The people who have statements or earn of a policy, and the active files.',
  allow: 'admin',
  answer: z.object({
    people: z.array(named),
    files: z.array(z.object({ id: whole, company: z.string(), deposited: z.string().nullable() })),
    /** The months of the active files, newest first. */
    months: z.array(z.string()),
  }),
});
export type StatementChoices = z.output<typeof statementChoices.answer>;

/** From which files: one, those deposited in a month, or all active ones; up to a transaction date or to any. */
const chosenFiles = z.object({
  file: z.number('Choose a file.').int('Choose a file.').positive('Choose a file.').nullable().default(null),
  /** The statement counts for it; without it, for the month in which it is made. */
  month: month.nullable().default(null),
  until: day.nullable().default(null),
});
export type ChosenFiles = z.output<typeof chosenFiles>;

/** What a statement takes: a person's shares. */
const chosen = chosenFiles.extend({
  employee: z.number('Choose a person.').int('Choose a person.').positive('Choose a person.'),
});
export type Chosen = z.output<typeof chosen>;

/** Percent, hundredths inside; that of a chargeback is negative, and nothing limits what a carrier pays. */
const rate = z.codec(z.number(), z.number().int(), {
  decode: (wire) => Math.round(wire * 100),
  encode: (hundredths) => hundredths / 100,
});

/** A line with the person's part of it. */
const shareLine = z.object({
  line: whole,
  file: whole,
  company: z.string(),
  customer: z.string(),
  policy: z.string(),
  product: z.string(),
  transactionDate: z.string(),
  effdate: z.string().nullable(),
  premium: money,
  /** Null for a line without a policy. */
  business: z.enum(['new', 'renewal']).nullable(),
  commission: money,
  /** What the carrier paid of the premium. */
  rate: rate.nullable(),
  adjusted: money,
  split: percent,
  share: money,
  /** Why a person added or adjusted it; '' for what the carrier sent. */
  reason: z.string(),
});
export type ShareLine = z.output<typeof shareLine>;

const companyTotal = z.object({ company: named, lines: whole, adjusted: money, share: money });
export type CompanyTotal = z.output<typeof companyTotal>;
const companies = z.array(companyTotal);

export const previewStatement = endpoint({
  method: 'POST',
  path: '/api/commission/statement/preview',
  summary:
    'What a statement would hold: a page of its lines with splits, and totals by company over all of them.',
  allow: 'admin',
  changes: false,
  query: pageQuery,
  body: chosen,
  answer: z.object({
    results: z.array(shareLine),
    pagination,
    companies,
    total: z.object({ lines: whole, adjusted: money, share: money }),
  }),
});
export type StatementPreview = z.output<typeof previewStatement.answer>;

export const statementInput = chosen.extend({
  note: optionalText(500),
  /** The preview's total; if it has changed since, nothing is settled. */
  amount: money.optional(),
});
export type StatementInput = z.output<typeof statementInput>;

export const statement = statementRow.extend({
  /** What this person's statements of the year come to, up to this one. */
  yearToDate: money,
  companies,
  files: z.array(z.object({ id: whole, company: z.string(), isArchived: z.boolean(), amount: money })),
  /** What the ledger contains of it. */
  ledger: z.array(
    z.object({ file: whole, amount: money, postedAt: moment, postedBy: z.string(), reason: z.string() }),
  ),
});
export type Statement = z.output<typeof statement>;

export const createStatement = endpoint({
  method: 'POST',
  path: '/api/commission/statement',
  summary: 'Settles staged lines on a statement for a person, by the splits of their policies.',
  allow: 'admin',
  idempotent: true,
  body: statementInput,
  answer: statement,
});

export const createAllStatements = endpoint({
  method: 'POST',
  path: '/api/commission/statement/all',
  summary: 'Makes a statement for every person for whom something is staged: all of them or none.',
  allow: 'admin',
  idempotent: true,
  body: chosenFiles.extend({
    note: optionalText(500),
    /** What they should come to; if that has changed since, nothing is settled. */
    amount: money.optional(),
  }),
  answer: z.object({ results: z.array(statementRow), amount: money }),
});

export const findStatement = endpoint({
  method: 'GET',
  path: '/api/commission/statement/{id}',
  summary: 'A statement with its totals by company and file, and what of it is posted.',
  allow: 'admin',
  params: statementId,
  answer: statement,
});

export const statementLines = endpoint({
  method: 'GET',
  path: '/api/commission/statement/{id}/lines',
  summary: 'A page of the lines of a statement.',
  allow: 'admin',
  params: statementId,
  query: pageQuery,
  answer: paged(shareLine),
});

export const deleteStatement = endpoint({
  method: 'DELETE',
  path: '/api/commission/statement/{id}',
  summary: 'Deletes a statement of which nothing is posted; lines that are on no other return to Staged.',
  allow: 'admin',
  params: statementId,
  /** The files whose lines are staged again. */
  answer: z.object({ files: z.array(changedFile) }),
});

export const statementPdf = endpoint({
  method: 'GET',
  path: '/api/commission/statement/{id}/pdf',
  summary: 'A statement as a PDF, to print or to keep.',
  allow: 'admin',
  params: statementId,
  answer: pdfFile,
});

export const exportStatements = endpoint({
  method: 'GET',
  path: '/api/commission/statement/export',
  summary: 'The list of statements as CSV or XLSX.',
  allow: 'admin',
  lane: 'heavy',
  query: statementFilter.extend(exportQuery.shape),
  answer: anyFile,
});

export const exportStatement = endpoint({
  method: 'GET',
  path: '/api/commission/statement/{id}/export',
  summary: 'The lines of a statement as CSV or XLSX.',
  allow: 'admin',
  lane: 'heavy',
  params: statementId,
  query: exportQuery,
  answer: anyFile,
});

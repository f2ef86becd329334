import { z } from 'zod';
import { changedField } from '#platform/shared/change-log.ts';
import { moment } from '#platform/shared/dates.ts';
import { anyFile, endpoint } from '#platform/shared/endpoint.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';
import { idParam, named } from '#platform/shared/record-fields.ts';

const whole = z.number().int();
const wordParam = (wrong: string) => z.string(wrong).min(1, wrong).max(60, wrong).optional();

/** Which changes are asked for; what is left out does not matter. */
const filter = {
  subject: wordParam('Choose a kind of record.'),
  /** The number of a record; `subject` says which kind. */
  record: idParam('Enter the number of a record.').optional(),
  person: idParam('Choose a person.').optional(),
  action: wordParam('Choose an action.'),
  /** From this moment up to, but not including, that one. A person's day follows the person's own time zone. */
  from: moment.optional(),
  to: moment.optional(),
};
const logFilter = z.object(filter);
export type LogFilter = z.output<typeof logFilter>;

export const logItem = z.object({
  id: whole,
  action: z.string(),
  dateTime: moment,
  user: z.string(),
  /** The kind of record and its number. */
  subject: z.string(),
  subjectId: whole,
  /** The name or number that people know the record by, empty where it has none or is gone. */
  record: z.string(),
  /** Dollars and percents. Which fields are such amounts depends on the kind of record, so both sides convert them. */
  changedFields: z.array(changedField),
  /** What people know the other records by that the fields contain by number; one without a name is left out. */
  names: z.array(z.object({ subject: z.string(), id: whole, name: z.string() })),
});
export type LogItem = z.output<typeof logItem>;
/** An entry by itself, without what its record and those in its fields are called today. */
export type LoggedFields = Omit<LogItem, 'record' | 'names'>;

export const listLog = endpoint({
  method: 'GET',
  path: '/api/change-log',
  summary: 'Every change in the agency, newest first.',
  allow: 'admin',
  query: logFilter.extend(pageQuery.shape),
  answer: z.object({ results: z.array(logItem), pagination }),
});

export const listLogChoices = endpoint({
  method: 'GET',
  path: '/api/change-log/choices',
  summary: 'The kinds of records and the actions that occur in the log, and the people and offices by name.',
  allow: 'admin',
  answer: z.object({
    subjects: z.array(z.string()),
    actions: z.array(z.string()),
    people: z.array(named),
    offices: z.array(named),
  }),
});

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A workbook is built in memory; CSV lines go out as they are read and have no limit. */
export const WORKBOOK_MOST = 5000;

export const exportLog = endpoint({
  method: 'GET',
  path: '/api/change-log/export',
  summary: `The changes as a file, a row for each field: all of them as CSV, up to ${WORKBOOK_MOST} as XLSX.`,
  allow: 'admin',
  lane: 'heavy',
  query: logFilter.extend({ format: z.enum(EXPORT_FORMATS, 'Choose csv or xlsx.').default('csv') }),
  answer: anyFile,
});

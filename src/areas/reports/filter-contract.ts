import { z } from 'zod';
import { neededText } from '#platform/shared/contact-fields.ts';
import { endpoint, idOrNewParams, idParams } from '#platform/shared/endpoint.ts';
import { seenVersion, seenVersionQuery, truth } from '#platform/shared/record-fields.ts';
import { SCHEDULE_NAMES } from './rules/days.ts';
import { REPORT_NAMES } from './rules/report.ts';

export const FILTER_NAME_MAX = 60;
/** More than anyone can tell apart. */
export const MOST_FILTERS = 100;

const reportName = z.enum(REPORT_NAMES, 'There is no such report.');
const LONGEST = 200;
const MOST_PARTS = 12;

/** A filter as the address bar has it. */
const filter = z
  .record(
    z.string().max(20, 'This is no filter.'),
    z.string('Must be text.').max(LONGEST, `At most ${LONGEST} characters.`),
    'Enter a filter.',
  )
  .refine((parts) => Object.keys(parts).length <= MOST_PARTS, 'This is no filter.');

const schedule = z.enum(SCHEDULE_NAMES, 'Choose daily, weekly or monthly.').nullable();

export const filterInput = z.object({
  report: reportName,
  name: neededText(FILTER_NAME_MAX, 'Enter a name.'),
  filter,
  /** Others in the agency who may open the report see it too. */
  shared: truth.default(false),
  /** When it is mailed to its owner; null for never. */
  schedule: schedule.default(null),
  version: seenVersion,
});
export type FilterInput = z.output<typeof filterInput>;

export const savedFilter = z.object({
  id: z.number().int(),
  report: reportName,
  name: z.string(),
  filter: z.record(z.string(), z.string()),
  shared: z.boolean(),
  schedule,
  /** Whose it is; only they change it. */
  owner: z.string(),
  isOwn: z.boolean(),
  version: z.number().int(),
});
export type SavedFilter = z.output<typeof savedFilter>;

export const listFilters = endpoint({
  method: 'GET',
  path: '/api/reports/filters',
  summary: 'The person’s own saved filters and those that others share, of reports that the person may open.',
  allow: 'signedIn',
  query: z.object({ report: reportName.optional() }),
  answer: z.object({ results: z.array(savedFilter) }),
});

export const findFilter = endpoint({
  method: 'GET',
  path: '/api/reports/filters/{id}',
  summary: 'A saved filter of the person, or one that is shared.',
  allow: 'signedIn',
  params: idParams('reportFilter'),
  answer: savedFilter,
});

export const saveFilter = endpoint({
  method: 'POST',
  path: '/api/reports/filters/{id}',
  summary: 'Saves a filter under a name (id 0 adds); only its owner changes it.',
  allow: 'signedIn',
  params: idOrNewParams('reportFilter'),
  body: filterInput,
  answer: savedFilter,
});

export const deleteFilter = endpoint({
  method: 'DELETE',
  path: '/api/reports/filters/{id}',
  summary: 'Deletes a saved filter of the person and answers what it was.',
  allow: 'signedIn',
  params: idParams('reportFilter'),
  query: seenVersionQuery,
  answer: savedFilter,
});

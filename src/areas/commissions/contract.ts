import { z } from 'zod';
import { day, moment } from '#platform/shared/dates.ts';
import { endpoint, idParams, nothing } from '#platform/shared/endpoint.ts';
import { money, nonNegativeMoney } from '#platform/shared/money.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';
import { flag } from '#platform/shared/permissions.ts';
import { flagParam, named } from '#platform/shared/record-fields.ts';
import { STATUSES } from './statuses.ts';

/** As many files as a person ticks in a list. */
export const FILES_MAX = 500;

const fileId = idParams('commissionFile');

const ids = z
  .array(z.number('Must be the number of a file.').int().positive(), 'Choose files.')
  .min(1, 'Choose a file.')
  .max(FILES_MAX, `Choose at most ${FILES_MAX} files at once.`);

/** A file as the list shows it. */
export const commissionFile = z.object({
  id: z.number().int(),
  /** Id 0 stands for all companies. */
  company: named,
  /** The sum of the adjusted amounts. */
  total: money,
  created: moment,
  start: z.string().nullable(),
  end: z.string().nullable(),
  deposited: z.string().nullable(),
  depositAmount: money.nullable(),
  creator: z.string(),
  details: z.object({
    pending: z.number().int(),
    staged: z.number().int(),
    settled: z.number().int(),
    forwarded: z.number().int(),
  }),
  deletable: z.boolean(),
  /** Shares of settled lines that are not posted yet. */
  postable: z.number().int(),
  active: z.boolean(),
  /** When it was posted first; it is closed since then. */
  posted: moment.nullable(),
});
export type CommissionFile = z.output<typeof commissionFile>;

/** Lines of no policy are the house's alone when they are settled, and forgotten when they are not: somebody has to mean it. */
export const despiteUnmatched = z.boolean('Must be true or false.').default(false);

const optionalDay = day.nullable().default(null);

export const createInput = z.object({
  /** 0 for all companies. */
  company: z.number('Choose a company.').int('Choose a company.').min(0, 'Choose a company.').default(0),
  forwardOnly: z
    .union([z.boolean(), flag.transform((value) => value === 1)], 'Must be true or false.')
    .default(false),
  start: optionalDay,
  end: optionalDay,
  deposit: optionalDay,
  depositAmount: nonNegativeMoney.nullable().default(null),
});
export type CreateInput = z.output<typeof createInput>;

/** This many lines are named one by one; the others are only counted and added up, and the log has them all. */
export const LINES_TOLD = 20;

const toldLine = z.object({ id: z.number().int(), policy: z.string(), customer: z.string(), amount: money });

/** Lines of a file that something done elsewhere changed, took away or brought back, for whoever did it. */
export const changedFile = z.object({
  file: z.number().int(),
  company: z.string(),
  creator: z.string(),
  lines: z.number().int(),
  total: money,
  /** The first of them. */
  details: z.array(toldLine.extend({ status: z.union(STATUSES.map((status) => z.literal(status))) })),
});
export type ChangedFile = z.output<typeof changedFile>;

/** The carrier's lines of terms that a generated line has paid already: what it paid is taken off their Adjusted. */
export const advancedLines = z.object({
  lines: z.number().int(),
  /** What they would have come to. */
  total: money,
  /** What there is left to pay of them. */
  remains: money,
  /** What was paid for their terms beyond what the carrier has sent so far. */
  open: money,
  /** The first of them, with what is left of each, the file whose line paid, and how much. */
  details: z.array(toldLine.extend({ remains: money, file: z.number().int(), paid: money })),
});
export type AdvancedLines = z.output<typeof advancedLines>;

/** Generated lines of terms that also have a line added by hand: both count, and a person decides if that is right. */
export const besideManual = z.object({
  lines: z.number().int(),
  total: money,
  /** The first of them, with the file of the line added by hand, and its amount. */
  details: z.array(toldLine.extend({ file: z.number().int(), added: money })),
});
export type BesideManual = z.output<typeof besideManual>;

export const createFile = endpoint({
  method: 'POST',
  path: '/api/commission/file/create',
  summary:
    'Creates a commission file and gathers what belongs in it: carrier, generated and forwarded lines.',
  allow: 'admin',
  idempotent: true,
  body: createInput,
  answer: z.object({
    id: z.number().int(),
    lines: z.number().int(),
    replaced: z.array(changedFile),
    alreadyPaid: advancedLines,
    besideManual,
  }),
});

export const listFiles = endpoint({
  method: 'GET',
  path: '/api/commission/file',
  summary: 'Commission files, active (status 0) or archived (status 1), newest first.',
  allow: 'admin',
  query: z.object({
    page: pageQuery.shape.page,
    status: flagParam.default(0),
    /** Rows on a page. */
    count: pageQuery.shape.per_page,
  }),
  answer: z.object({
    pagination,
    counts: z.object({ active: z.number().int(), archived: z.number().int() }),
    data: z.array(commissionFile),
  }),
});

export const fetchFiles = endpoint({
  method: 'POST',
  path: '/api/commission/file/fetch',
  summary: 'The named files, in the order of their names, for the confirmation of a merge.',
  allow: 'admin',
  changes: false,
  body: z.object({ ids }),
  answer: z.object({ data: z.array(commissionFile) }),
});

export const deleteFiles = endpoint({
  method: 'POST',
  path: '/api/commission/file/delete',
  summary: 'Deletes files without settled or forwarded lines; their carrier lines return to the pool.',
  allow: 'admin',
  body: z.object({ ids }),
  answer: nothing,
});

export const archiveFiles = endpoint({
  method: 'POST',
  path: '/api/commission/file/archive',
  summary:
    'Archives files: they keep their lines, and nothing in them can be changed. Open lines of no policy are refused unless it is meant.',
  allow: 'admin',
  body: z.object({ ids, despiteUnmatched }),
  answer: nothing,
});

export const unarchiveFiles = endpoint({
  method: 'POST',
  path: '/api/commission/file/unarchive',
  summary: 'Makes archived files active again.',
  allow: 'admin',
  body: z.object({ ids }),
  answer: nothing,
});

export const mergeFiles = endpoint({
  method: 'POST',
  path: '/api/commission/file/merge',
  summary:
    'Merges files: the first is the target, the others are deleted once their lines have moved into it.',
  allow: 'admin',
  idempotent: true,
  body: z.object({ ids: ids.min(2, 'Choose a file to merge into, and at least one to merge.') }),
  answer: z.object({ id: z.number().int(), moved: z.number().int() }),
});

export const undoMerge = endpoint({
  method: 'POST',
  path: '/api/commission/file/{id}/unmerge',
  summary: 'Takes back the last merge into a file, as long as nothing in it has changed since.',
  allow: 'admin',
  params: fileId,
  answer: z.object({ ids: z.array(z.number().int()) }),
});

export const viewFile = endpoint({
  method: 'GET',
  path: '/api/commission/file/{id}/view',
  summary: 'A commission file with the companies and products of its lines.',
  allow: 'admin',
  params: fileId,
  answer: z.object({
    file: z.object({
      id: z.number().int(),
      /** 1 means archived. */
      status: flag,
      /** When it was posted first; it is closed since then. */
      posted: moment.nullable(),
      company: named,
      forwardOnly: z.boolean(),
      creator: z.string(),
      filingDate: moment,
      depositDate: z.string().nullable(),
      depositAmount: money.nullable(),
      startDate: z.string().nullable(),
      endDate: z.string().nullable(),
      version: z.number().int(),
      /** The merge that can still be taken back. */
      merge: z.object({ at: moment, by: z.string(), files: z.number().int() }).nullable(),
    }),
    companies: z.array(named),
    products: z.array(named),
    /** Over every line of the file, whatever is filtered. */
    totals: z.object({
      pending: z.number().int(),
      staged: z.number().int(),
      settled: z.number().int(),
      forwarded: z.number().int(),
      commissionable: money,
      adjusted: money,
      /** What the lines of each state come to, by Adjusted. */
      amounts: z.object({ pending: money, staged: money, settled: money, forwarded: money }),
    }),
  }),
});
export type FileView = z.output<typeof viewFile.answer>;

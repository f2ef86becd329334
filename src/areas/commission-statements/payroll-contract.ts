import { z } from 'zod';
import { day, moment } from '#platform/shared/dates.ts';
import { anyFile, endpoint } from '#platform/shared/endpoint.ts';
import { exportQuery } from '#platform/shared/export-format.ts';
import { money } from '#platform/shared/money.ts';
import { paged, pageQuery } from '#platform/shared/paging.ts';
import { idParam, named } from '#platform/shared/record-fields.ts';

const whole = z.number().int();

/** What was posted from one day to another, both included, by the clock of the person's office. */
const period = z.object({ from: day, to: day });

/** What people are paid of a period. */
export const payroll = endpoint({
  method: 'GET',
  path: '/api/commission/payroll',
  summary:
    'What was posted to the ledger in a period, by person, with the statements that it is of; and the house’s part.',
  allow: 'admin',
  query: period,
  answer: z.object({
    results: z.array(
      z.object({
        employee: named,
        statements: z.array(z.object({ id: whole, number: whole, period: z.string(), amount: money })),
        amount: money,
      }),
    ),
    house: money,
    /** Of people and house. */
    total: money,
  }),
});
export type Payroll = z.output<typeof payroll.answer>;

const ledgerEntry = z.object({
  id: whole,
  postedAt: moment,
  postedBy: z.string(),
  /** Null for the house. */
  employee: named.nullable(),
  statement: z.object({ id: whole, number: whole, period: z.string() }).nullable(),
  file: whole,
  company: z.string(),
  amount: money,
  reason: z.string(),
});
export type LedgerEntry = z.output<typeof ledgerEntry>;

const ledgerFilter = period.extend({ employee: idParam('Choose a person.').optional() });
export type LedgerFilter = z.output<typeof ledgerFilter>;

export const listLedger = endpoint({
  method: 'GET',
  path: '/api/commission/ledger',
  summary: 'The entries of the ledger of a period, oldest first, of everyone or of one person.',
  allow: 'admin',
  query: ledgerFilter.extend(pageQuery.shape),
  answer: paged(ledgerEntry),
});

export const exportLedger = endpoint({
  method: 'GET',
  path: '/api/commission/ledger/export',
  summary: 'The same entries as CSV or XLSX.',
  allow: 'admin',
  lane: 'heavy',
  query: ledgerFilter.extend(exportQuery.shape),
  answer: anyFile,
});

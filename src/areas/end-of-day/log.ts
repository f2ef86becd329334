import type { LogSubject } from '#platform/shared/change-log.ts';
import { DENOMINATIONS, showDenomination } from './cash.ts';

const WHICH_DAY = { officeId: { label: 'Office', unit: 'office' }, date: 'Day' } as const;

export const COUNT_LOG: LogSubject = {
  subject: 'cash count',
  actions: ['counted', 'counted again'],
  fields: {
    ...WHICH_DAY,
    pieces: 'Pieces',
    ...Object.fromEntries(DENOMINATIONS.map((cents) => [String(cents), showDenomination(cents)])),
    cash: { label: 'Cash', unit: 'money' },
    checks: 'Receipts with checks in hand',
  },
};

export const CLOSE_LOG: LogSubject = {
  subject: 'end of day',
  actions: ['closed', 'reopened'],
  fields: {
    ...WHICH_DAY,
    state: 'State',
    deposit: { label: 'Deposit', unit: 'money' },
    expected: { label: 'Expected', unit: 'money' },
    reason: 'Reason',
    reopenReason: 'Reason for reopening',
    hash: 'Seal',
  },
};

export const LOG: readonly LogSubject[] = [COUNT_LOG, CLOSE_LOG];

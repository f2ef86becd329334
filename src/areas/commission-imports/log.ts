import type { LogSubject } from '#platform/shared/change-log.ts';

export const IMPORT_LOG: LogSubject = {
  subject: 'commission import',
  page: (id) => ({ to: '/commissions/import/$id', params: { id } }),
  actions: ['imported', 'taken back'],
  fields: {
    company: 'Company',
    filename: 'Filename',
    lines: 'Lines',
    amount: { label: 'Amount', unit: 'money' },
    rowsReceivedBefore: 'Rows received before',
    rowsTakenInOnPurpose: 'Rows taken in on purpose',
  },
};

export const LINE_LOG: LogSubject = {
  subject: 'commission line',
  actions: ['assigned'],
  fields: {
    policy: 'Policy',
    customer: 'Customer',
    alias: 'Alias',
    amount: { label: 'Amount', unit: 'money' },
    lines: 'Lines',
    line: 'Line',
    alreadyPaid: 'Already paid',
    paidBy: 'Paid by',
    paidIn: 'Paid in',
  },
};

export const ASSIGNMENT_LOG: LogSubject = {
  subject: 'commission assignment',
  actions: ['undone', 'number forgotten'],
  fields: {
    policy: 'Policy',
    customer: 'Customer',
    alias: 'Alias',
    lines: 'Lines',
    generatedAgainIn: 'Generated again in',
  },
};

export const LOG: readonly LogSubject[] = [IMPORT_LOG, LINE_LOG, ASSIGNMENT_LOG];

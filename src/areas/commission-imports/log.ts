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
    line: 'Line',
    policy: 'Policy',
    status: 'Status',
    rowsReceivedBefore: 'Rows received before',
    rowsTakenInOnPurpose: 'Repeated rows imported anyway',
    rowsCorrected: 'Rows corrected by hand',
    totalsDiffer: 'Imported although totals differ',
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
    corrections: 'Correcting lines',
    correctedIn: 'Corrected in file',
    paidBy: 'Paid by',
    paidIn: 'Paid in',
    used: { label: 'Taken off', unit: 'money' },
    file: 'File',
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
    line: 'Line',
    amount: { label: 'Amount', unit: 'money' },
    status: 'Status',
    generatedAgainIn: 'Generated again in',
  },
};

/** What becomes of the files in which the lines of imports and assignments are. */
export const IMPORTED_LINES_LOG: LogSubject = {
  subject: 'commission file',
  actions: ['lines assigned', 'lines unmatched', 'lines taken back'],
  fields: {},
};

export const LOG: readonly LogSubject[] = [IMPORT_LOG, LINE_LOG, ASSIGNMENT_LOG, IMPORTED_LINES_LOG];

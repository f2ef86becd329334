import type { LogSubject } from '#platform/shared/change-log.ts';

export const STATEMENT_LOG: LogSubject = {
  subject: 'commission statement',
  page: (id) => ({ to: '/admin/commissions/statements/$id', params: { id } }),
  actions: ['created', 'deleted'],
  fields: {
    employeeId: { label: 'Employee', unit: 'person' },
    employee: 'Employee',
    until: 'Until',
    note: 'Note',
    number: 'Number',
    month: 'Month',
    lines: 'Lines',
    line: 'Line',
    policy: 'Policy',
    status: 'Status',
    count: 'Count',
    staged: 'Staged',
    amount: { label: 'Amount', unit: 'money' },
    file: 'File',
  },
};

/** What becomes of the files that statements are made of. */
export const POSTING_LOG: LogSubject = {
  subject: 'commission file',
  actions: [
    'posted',
    'deposit changed',
    'settled',
    'unsettled',
    'shares settled',
    'shares unsettled',
    'settled for the house',
    'unsettled for the house',
  ],
  fields: {
    deposit_amount: { label: 'Deposit amount', unit: 'money' },
    depositAmount: { label: 'Deposit amount', unit: 'money' },
    lines: 'Lines',
    line: 'Line',
    policy: 'Policy',
    amount: { label: 'Amount', unit: 'money' },
    total: { label: 'Total', unit: 'money' },
    pending: 'Pending',
    statement: 'Statement',
    statementDeleted: 'Statement deleted',
    depositDifference: 'Received beyond the deposit',
    open: 'Still open',
    unmatchedLines: 'Lines without a policy',
    unmatchedAmount: { label: 'Without a policy', unit: 'money' },
    // Of entries from before the tie-out was a bridge.
    linesDifference: 'Lines difference',
    statementsDifference: 'Statements difference',
  },
};

export const LOG: readonly LogSubject[] = [STATEMENT_LOG, POSTING_LOG];

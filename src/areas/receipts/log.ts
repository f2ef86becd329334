import type { LogSubject } from '#platform/shared/change-log.ts';

export const RECEIPT_LOG: LogSubject = {
  subject: 'receipt',
  page: (id) => ({ to: '/receipt/$id', params: { id } }),
  actions: ['taken', 'voided'],
  fields: {
    number: 'Number',
    day: 'Day',
    customerId: { label: 'Customer', unit: 'record', of: 'customer' },
    officeId: { label: 'Office', unit: 'office' },
    lines: 'Lines',
    kind: 'Kind',
    policyId: { label: 'Policy', unit: 'record', of: 'policy' },
    contractId: { label: 'Finance contract', unit: 'record', of: 'finance contract' },
    paymentAppendage: 'Payment appendage',
    entryType: 'Entry type',
    payoff: 'Payoff',
    description: 'Description',
    amount: { label: 'Amount', unit: 'money' },
    method: 'Method',
    checkNumber: 'Check number',
    lastFour: 'Last four',
    tendered: { label: 'Tendered', unit: 'money' },
    changeGiven: { label: 'Change given', unit: 'money' },
    memo: 'Memo',
    status: 'Status',
    reason: 'Reason',
  },
};

export const LOG: readonly LogSubject[] = [RECEIPT_LOG];

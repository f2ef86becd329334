import type { Report } from './report.ts';

export const RECEIPTS: Report = {
  name: 'receipts',
  title: 'Receipts',
  words: 'Money taken at the counter, by method, person and office. Voided receipts are shown separately.',
  allow: 'signedIn',
  noun: ['receipt', 'receipts'],
  counts: 'Receipts taken',
  days: 'thisMonth',
  by: ['method', 'person', 'office', 'month', 'day'],
  filters: ['office', 'person', 'method'],
  figures: [
    { key: 'receipts', label: 'Receipts', kind: 'count' },
    { key: 'amount', label: 'Amount', kind: 'money' },
    { key: 'voided', label: 'Voided', kind: 'count' },
    { key: 'voidedAmount', label: 'Voided amount', kind: 'money' },
  ],
  measure: 'amount',
  rows: [
    { key: 'receipt', label: 'Receipt', kind: 'text' },
    { key: 'day', label: 'Day', kind: 'day' },
    { key: 'office', label: 'Office', kind: 'text' },
    { key: 'customer', label: 'Customer', kind: 'text' },
    { key: 'method', label: 'Method', kind: 'text' },
    { key: 'person', label: 'Taken by', kind: 'text' },
    { key: 'status', label: 'Status', kind: 'text' },
    { key: 'amount', label: 'Amount', kind: 'money' },
  ],
};

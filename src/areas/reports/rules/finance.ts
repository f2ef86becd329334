import type { Report } from './report.ts';

export const FINANCE: Report = {
  name: 'finance',
  title: 'Finance contracts',
  words: 'Payments of finance contracts that are due or overdue, by company and by how late they are.',
  allow: 'signedIn',
  noun: ['payment', 'payments'],
  counts: 'Payments of approved contracts that are not paid yet and due',
  days: 'overdueAndNext30',
  by: ['company', 'late', 'month', 'day'],
  filters: ['company'],
  figures: [
    { key: 'payments', label: 'Payments', kind: 'count' },
    { key: 'amount', label: 'Amount', kind: 'money' },
    { key: 'overdue', label: 'Overdue', kind: 'count' },
    { key: 'overdueAmount', label: 'Overdue amount', kind: 'money' },
    { key: 'due', label: 'Due', kind: 'count' },
    { key: 'dueAmount', label: 'Due amount', kind: 'money' },
  ],
  measure: 'amount',
  parts: ['overdueAmount', 'dueAmount'],
  rows: [
    { key: 'contract', label: 'Contract', kind: 'text' },
    { key: 'customer', label: 'Customer', kind: 'text' },
    { key: 'company', label: 'Company', kind: 'text' },
    { key: 'due', label: 'Due', kind: 'day' },
    { key: 'late', label: 'How late', kind: 'text' },
    { key: 'amount', label: 'Amount', kind: 'money' },
    { key: 'balance', label: 'Balance', kind: 'money' },
  ],
};

/** How late a payment is on that day, the latest last. */
export const LATE = [
  'Not due yet',
  '1 to 30 days',
  '31 to 60 days',
  '61 to 90 days',
  'Over 90 days',
] as const;

export function lateOf(days: number): (typeof LATE)[number] {
  if (days <= 0) return LATE[0];
  if (days <= 30) return LATE[1];
  if (days <= 60) return LATE[2];
  return days <= 90 ? LATE[3] : LATE[4];
}

import type { Report } from './report.ts';

export const COMMISSIONS: Report = {
  name: 'commissions',
  title: 'Commissions',
  words: 'What carriers paid, by company and state, with adjustments.',
  allow: 'admin',
  noun: ['line', 'lines'],
  counts:
    'Lines of commission files by their transaction date; a forwarded line that a later file picked up counts there,',
  days: 'yearToDate',
  by: ['company', 'state', 'source', 'month'],
  filters: ['company'],
  figures: [
    { key: 'lines', label: 'Lines', kind: 'count' },
    { key: 'commissionable', label: 'Commissionable', kind: 'money' },
    { key: 'commission', label: 'Commission', kind: 'money' },
    { key: 'adjusted', label: 'Adjusted', kind: 'money' },
    { key: 'difference', label: 'Difference', kind: 'money' },
    { key: 'settled', label: 'Settled', kind: 'money' },
  ],
  measure: 'adjusted',
  rows: [
    { key: 'policy', label: 'Policy #', kind: 'text' },
    { key: 'customer', label: 'Customer', kind: 'text' },
    { key: 'company', label: 'Company', kind: 'text' },
    { key: 'day', label: 'Transaction', kind: 'day' },
    { key: 'source', label: 'Source', kind: 'text' },
    { key: 'state', label: 'State', kind: 'text' },
    { key: 'commissionable', label: 'Commissionable', kind: 'money' },
    { key: 'commission', label: 'Commission', kind: 'money' },
    { key: 'adjusted', label: 'Adjusted', kind: 'money' },
  ],
};

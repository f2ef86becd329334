import type { Report } from './report.ts';

export const RENEWALS: Report = {
  name: 'renewals',
  title: 'Renewals',
  words: 'Policies coming up for renewal, and how many past ones were kept.',
  allow: 'signedIn',
  noun: ['policy', 'policies'],
  counts: 'Policies that expire, not counting pending or cancelled ones,',
  days: 'last90AndNext90',
  by: ['month', 'day', 'producer', 'company', 'line', 'office'],
  filters: ['office', 'person', 'company', 'line'],
  figures: [
    { key: 'policies', label: 'Policies', kind: 'count' },
    { key: 'premium', label: 'Premium', kind: 'money' },
    { key: 'renewed', label: 'Renewed', kind: 'count' },
    { key: 'renewedPremium', label: 'Renewed premium', kind: 'money' },
    { key: 'ahead', label: 'To renew', kind: 'count' },
    { key: 'aheadPremium', label: 'Premium to renew', kind: 'money' },
    { key: 'lost', label: 'Lost', kind: 'count' },
    {
      key: 'retention',
      label: 'Retention',
      kind: 'percent',
      share: { of: 'renewed', in: ['renewed', 'lost'] },
    },
  ],
  measure: 'premium',
  rows: [
    { key: 'policy', label: 'Policy #', kind: 'text' },
    { key: 'customer', label: 'Customer', kind: 'text' },
    { key: 'company', label: 'Company', kind: 'text' },
    { key: 'line', label: 'Line of business', kind: 'text' },
    { key: 'producer', label: 'Producer', kind: 'text' },
    { key: 'expires', label: 'Expires', kind: 'day' },
    { key: 'outcome', label: 'Outcome', kind: 'text' },
    { key: 'premium', label: 'Premium', kind: 'money' },
  ],
};

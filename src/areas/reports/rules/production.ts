import type { Report } from './report.ts';

export const PRODUCTION: Report = {
  name: 'production',
  title: 'Production',
  words: 'Premium written by producer, company and line, new business and renewals apart.',
  allow: 'dashboard',
  noun: ['policy', 'policies'],
  counts: 'Policies whose term begins, without pending and cancelled ones; premium by split,',
  days: 'yearToDate',
  by: ['producer', 'company', 'line', 'kind', 'office', 'month'],
  filters: ['office', 'person', 'company', 'line', 'kind'],
  figures: [
    { key: 'new', label: 'New', kind: 'count' },
    { key: 'newPremium', label: 'New premium', kind: 'money' },
    { key: 'renewals', label: 'Renewals', kind: 'count' },
    { key: 'renewalPremium', label: 'Renewal premium', kind: 'money' },
    { key: 'policies', label: 'Policies', kind: 'count' },
    { key: 'premium', label: 'Premium', kind: 'money' },
  ],
  measure: 'premium',
  parts: ['renewalPremium', 'newPremium'],
  comparesYears: true,
  rows: [
    { key: 'policy', label: 'Policy #', kind: 'text' },
    { key: 'customer', label: 'Customer', kind: 'text' },
    { key: 'company', label: 'Company', kind: 'text' },
    { key: 'line', label: 'Line of business', kind: 'text' },
    { key: 'kind', label: 'Kind', kind: 'text' },
    { key: 'producer', label: 'Producer', kind: 'text' },
    { key: 'effective', label: 'Effective', kind: 'day' },
    { key: 'premium', label: 'Premium', kind: 'money' },
  ],
};

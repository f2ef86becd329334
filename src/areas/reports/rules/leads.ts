import type { Report } from './report.ts';

export const LEADS: Report = {
  name: 'leads',
  title: 'Leads',
  words: 'Leads by source and person, and how many of them were sold.',
  allow: 'leads',
  noun: ['lead', 'leads'],
  counts: 'Leads that came in',
  days: 'last12Months',
  by: ['source', 'person', 'office', 'status', 'month'],
  filters: ['office', 'person', 'source', 'status'],
  figures: [
    { key: 'leads', label: 'Leads', kind: 'count' },
    { key: 'open', label: 'In work', kind: 'count' },
    { key: 'sold', label: 'Sold', kind: 'count' },
    { key: 'closed', label: 'Closed', kind: 'count' },
    { key: 'conversion', label: 'Conversion', kind: 'percent', share: { of: 'sold', in: ['leads'] } },
  ],
  measure: 'leads',
  rows: [
    { key: 'name', label: 'Name', kind: 'text' },
    { key: 'source', label: 'Source', kind: 'text' },
    { key: 'status', label: 'Status', kind: 'text' },
    { key: 'line', label: 'Line of business', kind: 'text' },
    { key: 'person', label: 'Assigned', kind: 'text' },
    { key: 'office', label: 'Office', kind: 'text' },
    { key: 'day', label: 'Came in', kind: 'day' },
  ],
};

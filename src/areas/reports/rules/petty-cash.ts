import type { Report } from './report.ts';

export const PETTY_CASH: Report = {
  name: 'petty-cash',
  title: 'Petty cash variance',
  words: 'Drawers that came out over or short, by person, office and month, with payouts.',
  allow: 'endOfDay',
  noun: ['drawer', 'drawers'],
  counts: 'Drawers started, with their difference at the end,',
  days: 'thisMonth',
  by: ['person', 'office', 'month'],
  filters: ['office', 'person'],
  figures: [
    { key: 'drawers', label: 'Drawers', kind: 'count' },
    { key: 'open', label: 'Open', kind: 'count' },
    { key: 'differences', label: 'Differences', kind: 'count' },
    { key: 'overage', label: 'Overage', kind: 'money' },
    { key: 'shortage', label: 'Shortage', kind: 'money' },
    { key: 'variance', label: 'Variance', kind: 'money' },
    { key: 'payouts', label: 'Payouts', kind: 'money' },
  ],
  measure: 'variance',
  parts: ['shortage', 'overage'],
  rows: [
    { key: 'person', label: 'Person', kind: 'text' },
    { key: 'day', label: 'Day', kind: 'day' },
    { key: 'office', label: 'Office', kind: 'text' },
    { key: 'starting', label: 'Starting', kind: 'money' },
    { key: 'payouts', label: 'Payouts', kind: 'money' },
    { key: 'ending', label: 'Ending', kind: 'money' },
    { key: 'difference', label: 'Difference', kind: 'money' },
    { key: 'reason', label: 'Reason', kind: 'text' },
  ],
};

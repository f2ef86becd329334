import type { Report } from './report.ts';

export const HOURS: Report = {
  name: 'hours',
  title: 'Hours',
  words: 'Hours worked by person, day, week or month, and by office.',
  allow: 'signedIn',
  noun: ['day of a person', 'days of people'],
  counts: 'Hours by the time clock, on days of each person’s office,',
  days: 'thisMonth',
  by: ['person', 'day', 'week', 'month', 'office'],
  filters: ['office', 'person'],
  figures: [
    { key: 'days', label: 'Days worked', kind: 'count' },
    { key: 'minutes', label: 'Hours', kind: 'hours' },
  ],
  measure: 'minutes',
  rows: [
    { key: 'person', label: 'Person', kind: 'text' },
    { key: 'day', label: 'Day', kind: 'day' },
    { key: 'office', label: 'Office', kind: 'text' },
    { key: 'minutes', label: 'Hours', kind: 'hours' },
  ],
};

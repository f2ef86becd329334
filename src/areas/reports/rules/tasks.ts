import type { Report } from './report.ts';

export const TASKS: Report = {
  name: 'tasks',
  title: 'Tasks',
  words: 'Tasks by person and type: open, overdue and closed.',
  allow: 'signedIn',
  noun: ['task', 'tasks'],
  counts: 'Tasks that are due',
  days: 'thisMonth',
  by: ['person', 'type', 'office', 'month'],
  filters: ['office', 'person'],
  figures: [
    { key: 'tasks', label: 'Tasks', kind: 'count' },
    { key: 'open', label: 'Open', kind: 'count' },
    { key: 'overdue', label: 'Overdue', kind: 'count' },
    { key: 'closed', label: 'Closed', kind: 'count' },
    { key: 'done', label: 'Done', kind: 'percent', share: { of: 'closed', in: ['tasks'] } },
  ],
  measure: 'tasks',
  parts: ['closed', 'open'],
  rows: [
    { key: 'type', label: 'Type', kind: 'text' },
    { key: 'description', label: 'Description', kind: 'text' },
    { key: 'about', label: 'Customer or lead', kind: 'text' },
    { key: 'person', label: 'Assigned', kind: 'text' },
    { key: 'priority', label: 'Priority', kind: 'text' },
    { key: 'due', label: 'Due', kind: 'day' },
    { key: 'state', label: 'State', kind: 'text' },
  ],
};

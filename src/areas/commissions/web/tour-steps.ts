import type { TourStep } from '#platform/web/ui/tour.ts';

export const CREATE_TOUR: readonly TourStep[] = [
  {
    at: 'company',
    title: 'Company',
    words: 'A file holds the commissions of one company, or of all of them.',
  },
  {
    at: 'forward-only',
    title: 'Forwarded details only',
    words: 'Gathers nothing but lines that were forwarded from earlier files, whenever they were.',
  },
  {
    at: 'dates',
    title: 'From and to',
    words: 'Carrier lines with a transaction date in this range, and terms that became effective in it.',
  },
  { at: 'create', title: 'Create', words: 'Opens the new file with everything that was gathered.' },
];

export const LIST_TOUR: readonly TourStep[] = [
  {
    at: 'tabs',
    title: 'Active and archived',
    words: 'An archived file keeps its lines; nothing in it can be changed.',
  },
  {
    at: 'files',
    title: 'The files',
    words: 'V views a file, D deletes it, P posts what is settled, A archives it.',
  },
  {
    at: 'merging',
    title: 'Merging',
    words: 'Select the files to merge under From and the one that receives them under To.',
  },
  { at: 'create', title: 'Create', words: 'Starts a new file for a company and a range of days.' },
];

export const FILE_TOUR: readonly TourStep[] = [
  { at: 'totals', title: 'Grand totals', words: 'Over every line of the file, whatever is filtered below.' },
  {
    at: 'states',
    title: 'Four states',
    words: 'Pending lines are checked, staged ones are ready for a statement, settled ones are on one.',
  },
  { at: 'filters', title: 'Filters', words: 'Show the lines of one source or one company.' },
  {
    at: 'lines',
    title: 'The lines',
    words: 'Type over Adjusted, or paste a column from a spreadsheet; Diff follows at once.',
  },
  { at: 'actions', title: 'Actions', words: 'What can be done with the selected lines.' },
];

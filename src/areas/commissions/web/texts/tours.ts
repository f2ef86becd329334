export const tours = {
  create: {
    company: {
      title: 'Company',
      words: 'A file holds the commissions of one company, or of all of them.',
    },
    forwardOnly: {
      title: 'Forwarded details only',
      words: 'Gathers nothing but lines that were forwarded from earlier files, whenever they were.',
    },
    dates: {
      title: 'From and to',
      words: 'Carrier lines with a transaction date in this range, and terms that became effective in it.',
    },
    create: { title: 'Create', words: 'Opens the new file with everything that was gathered.' },
  },
  list: {
    tabs: {
      title: 'Active and archived',
      words: 'An archived file keeps its lines; nothing in it can be changed.',
    },
    files: {
      title: 'The files',
      /** The letters stand over the columns of the list: `fileColumns` has them too. */
      words: 'V views a file, D deletes it, P posts what is settled, A archives it.',
    },
    merging: {
      title: 'Merging',
      words: 'Select the files to merge under From and the one that receives them under To.',
    },
    create: { title: 'Create', words: 'Starts a new file for a company and a range of days.' },
  },
  file: {
    totals: { title: 'Grand totals', words: 'Over every line of the file, whatever is filtered below.' },
    states: {
      title: 'Four states',
      words: 'Pending lines are checked, staged ones are ready for a statement, settled ones are on one.',
    },
    filters: { title: 'Filters', words: 'Show the lines of one source or one company.' },
    lines: {
      title: 'The lines',
      words: 'Type over Adjusted, or paste a column from a spreadsheet; Diff follows at once.',
    },
    actions: { title: 'Actions', words: 'What can be done with the selected lines.' },
  },
};

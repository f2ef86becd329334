import { showCount } from '#platform/shared/show-count.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of take-out say. */
export const texts = screenTexts({
  page: {
    title: 'Export data',
    admin: 'Admin',
    about: 'Everything of the agency in one ZIP: records, files and the change log',
    begin: 'Export everything',
    whatIsInIt: 'What is in it',
    contents: (days: number) =>
      `Every table as a CSV file that spreadsheets open, and every file that somebody added. Passwords, card and bank account numbers and the secrets of finance companies are left out. The ZIP is kept for ${days} days; store it as carefully as the records themselves.`,
  },
  progress: {
    label: 'Exporting everything',
    itBegins: 'It begins in a moment',
    tablesWritten: (done: string, of: string) => `${done} of ${of} tables written`,
    filesAdded: (done: string, of: string) => `${done} of ${of} files added`,
    closingZip: 'Closing the ZIP',
    recordsSoFar: (count: number) => `${showCount(count)} ${count === 1 ? 'record' : 'records'} so far.`,
    youCanLeave: 'You can leave this page: it continues, and a notification tells when the ZIP is ready.',
  },
  list: {
    title: 'Exports',
    empty: 'Nothing was exported yet.',
    askedFor: 'Asked for',
    by: 'By',
    status: 'Status',
    records: 'Records',
    size: 'Size',
    keptUntil: 'Kept until',
    note: 'Note',
    actions: 'Actions',
    download: 'Download',
    downloadOf: (moment: string) => `Download the ZIP of ${moment}`,
  },
  end: {
    cancel: 'Cancel',
    cancelOf: (moment: string) => `Cancel the export of ${moment}`,
    canceled: 'The export is canceled.',
    remove: 'Remove',
    removeOf: (moment: string) => `Remove the export of ${moment}`,
    removeTitle: 'Remove this file?',
    removeMeans: 'The ZIP can no longer be downloaded. The records and files of the agency stay as they are.',
    removed: 'The file is removed.',
  },
});

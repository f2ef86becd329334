import { counted } from '#platform/shared/noun.ts';
import { showCount } from '#platform/shared/show-count.ts';
import { screenTexts } from '#platform/web/screen-texts.ts';

/** What the screens of this area say. */
export const texts = screenTexts({
  list: {
    title: 'Bring in',
    up: 'Admin',
    what: 'Customers, leads and policies from CSV files. Nothing changes until you have seen the dry run.',
    newFile: 'New file',
    files: 'Files',
    none: 'No files yet. Choose one above.',
  },
  labels: {
    file: 'File',
    kind: 'What',
    status: 'Status',
    rows: 'Rows',
    by: 'By',
    uploaded: 'Uploaded',
    imported: 'Imported',
    row: 'Row',
    name: 'Name',
    result: 'Result',
    problems: 'Problems',
  },
  upload: {
    kind: 'What is in the file?',
    file: 'CSV or XLSX file',
    browse: 'Browse',
    what: 'A CSV file or an XLSX workbook, as other systems and our own export write it. Customers come before their policies.',
    progress: 'Upload',
  },
  columns: {
    title: 'Columns',
    check: 'Check the examples and correct what is wrong. The columns are saved for the next file.',
    noExamples: 'No examples',
    notInFile: 'Not in the file',
    clear: (field: string) => `Clear ${field}`,
    showDryRun: 'Show dry run',
  },
  /** What is being done with a file; its counts stand after "1,000 of 2,000". */
  work: {
    reading: {
      label: 'Reading the file',
      says: (done: string, of: string) => `${done} of ${of} rows read`,
      last: 'Looking for rows that are the same',
    },
    importing: {
      label: 'Importing the file',
      says: (done: string, of: string) => `${done} of ${of} rows done`,
      last: 'Finishing the import',
    },
    takingBack: {
      label: 'Taking the file back',
      says: (done: string, of: string) => `${done} of ${of} rows done`,
      last: 'Finishing',
    },
  },
  mayLeave: 'You can leave this page: it continues, and what came of it will be here when you return.',
  file: {
    rows: (count: number) => counted(count, 'row'),
    by: (person: string) => `by ${person}`,
    allRows: 'All rows',
    outcomeWithRows: (outcome: string, rows: number) => `${outcome} (${showCount(rows)})`,
    noRows: 'There are no such rows.',
    discard: 'Discard',
    discarded: 'The file is discarded. Nothing was changed.',
    changeColumns: 'Change columns',
    complete: 'Complete those that are here already',
    import: 'Import',
    importAgain: 'Go on importing',
    takeBack: 'Take back',
    askTakeBack: (filename: string) => `Take ${filename} back?`,
    afterTakeBack:
      'Every record that this file added is removed, except for those that somebody has changed since. What was completed stays as it is.',
  },
});

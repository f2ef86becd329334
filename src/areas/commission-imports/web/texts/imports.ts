import type { ImportView } from '../../contract.ts';
import { counted } from '../../rules.ts';

/** The list of statements, and the form that uploads one. */
export const list = {
  title: 'Import commissions',
  commissionFiles: 'Commission files',
  what: 'Carrier statements as CSV or XLSX. Nothing changes until you have seen the dry run.',
  notInFile: (lines: number, amount: string) => `${counted(lines, 'line', 'lines')} not in a file, ${amount}`,
  unmatched: (lines: number) => counted(lines, 'unmatched line', 'unmatched lines'),
  newStatement: 'New statement',
  statements: 'Statements',
  none: 'No statements yet. Choose a company and a file above.',
};

export const upload = {
  chooseCompany: 'Choose a company',
  chooseCompanyFirst: 'Choose the company first.',
  statement: 'Statement',
  statementFile: 'Statement file',
  browse: 'Browse',
  orDrop: 'or drop a CSV or XLSX file here',
  sending: (name: string) => `Sending ${name}`,
  lookingAt: (name: string) => `Looking at ${name}`,
  progress: (name: string) => `Upload of ${name}`,
  uploaded: (name: string) => `${name} is uploaded.`,
};

/** Which column of the statement contains what. */
export const columns = {
  title: 'Columns',
  from: {
    chosen: 'These columns were chosen for this statement.',
    saved: 'These columns were saved with an earlier statement of the company.',
    guessed: 'These columns were guessed from the headings. Check the examples and correct what is wrong.',
  } satisfies Record<ImportView['mapFrom'], string>,
  noExamples: 'No examples',
  notInFile: 'Not in the file',
  clear: (field: string) => `Clear ${field}`,
  period: 'Statement period',
  whyPeriod: 'The same row in another period is another payment.',
  noPeriod: 'Not stated',
  clearPeriod: 'Clear Statement period',
  showDryRun: 'Show dry run',
};

export const reading = {
  title: 'Reading the statement',
  rowsRead: (done: string, of: string) => `${done} of ${of} rows read`,
  last: 'Matching the rows with policies',
  hint: 'You can leave this page: reading continues, and the dry run will be here when you return.',
};

export const importing = {
  title: 'Importing the statement',
  linesWritten: (done: string, of: string) => `${done} of ${of} lines written`,
  last: 'Finishing the import',
  hint: 'You can leave this page: the import continues. No one sees any of its lines until it is done.',
};

/** One statement, and what can be done with it. */
export const statement = {
  uploadedBy: (person: string, moment: string) => `Uploaded by ${person}, ${moment}`,
  imported: (moment: string) => `Imported ${moment}`,
  discard: 'Discard',
  discarded: 'The statement is discarded. Nothing was changed.',
  changeColumns: 'Change columns',
  import: (rows: number) => `Import ${counted(rows, 'row', 'rows')}`,
  askDespiteTotals: 'Import although the totals differ?',
  linesImported: (lines: number, amount: string) =>
    `${counted(lines, 'line', 'lines')} imported, ${amount}. The next file gathers them.`,
  takeBack: 'Take back',
  askTakeBack: (filename: string) => `Take ${filename} back?`,
  afterTakeBack:
    'All lines of this statement will be removed, including from files that have gathered them. The statement can be imported again.',
  takenBack: (lines: number) => `${counted(lines, 'line is', 'lines are')} taken back.`,
  /** After "2 lines ($125.00) in file 1500001 (Blue Heron, created by Pat Example) were". */
  removed: 'removed',
};

export const dryRun = {
  title: 'Dry run',
  nothingYet:
    'Nothing is imported yet. Rows that match no policy are kept and can be assigned later; rows with a problem, and rows that were received before, are left out.',
  carriersTotals: 'Carrier’s totals',
  /** After "Carrier’s total 12.50, our rows 12.40 (Total, row 7)". */
  totalsDiffer: (totals: string) => `${totals}. They differ.`,
  unreadSheet: (sheet: string) =>
    `Sheet “${sheet}” has rows of its own and is not read. Change the columns to read it instead.`,
  byOutcome: 'Rows by outcome',
  outcome: 'Outcome',
  row: 'Row',
  allRows: 'All rows',
  notAddedUp: 'Not added up',
  rowAlone: (row: number) => `Row ${row} alone.`,
  showAllRows: 'Show all rows',
  rowsOf: 'Rows of the statement',
  noSuchRow: 'The statement has no such row.',
  noneOfOutcome: 'No row has this outcome.',
  whatWillHappen: 'What will happen',
  result: 'Result',
  replacesGenerated: 'Takes the place of the generated line when a file gathers it.',
  termOf: (customer: string, product: string, day: string) => `${customer}, ${product}, from ${day}`,
};

/** A row whose cells are typed anew. */
export const correct = {
  button: 'Correct',
  title: (row: number) => `Correct row ${row}`,
  inFile: (cell: string) => `In the file: ${cell}`,
  corrected: (row: number) => `Row ${row} is corrected. The file stays as it is.`,
  change: (field: string, written: string, typed: string) =>
    `${field}: “${written}” in the file, typed as “${typed}”`,
};

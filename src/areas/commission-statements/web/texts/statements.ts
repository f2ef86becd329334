import { counted } from '#platform/shared/noun.ts';

/** The list of statements. */
export const list = {
  title: 'Commission statements',
  up: 'Admin',
  what: 'What employees are paid, line by line',
  commissionFiles: 'Commission files',
  payroll: 'Payroll',
  newStatement: 'New statement',
  statements: 'Statements',
  anyone: 'Anyone',
  anyStatus: 'Any',
  madeFrom: 'Made from',
  madeTo: 'Made to',
  none: 'No statements match. Change the filters, or make one from what is staged.',
};

/** What waits for a statement, above the list. */
export const waiting = {
  title: 'Waiting for a statement',
  anyMonth: 'Any',
  make: 'Make',
  makeFor: (person: string) => `Make a statement for ${person}`,
  none: 'Nothing is staged for anybody. Stage lines in a commission file.',
  withoutProducers: 'Staged lines without producers',
  noneWithoutProducers: 'No staged line is without producers.',
};

export const makeAll = {
  button: 'Make all',
  stillLoading: 'What waits is still loading.',
  nothingStaged: 'Nothing is staged for anybody here.',
  ask: 'Make all statements?',
  askOfMonth: (month: string) => `Make all statements of ${month}?`,
  overAllFiles: (amount: string) => `One for each person, over all active files: ${amount} together.`,
  overMonth: (month: string, amount: string) =>
    `One for each person, over the files deposited in ${month}: ${amount} together.`,
  make: (count: number) => `Make ${counted(count, 'statement')}`,
  made: (count: number, amount: string) => `${counted(count, 'statement')} made: ${amount}.`,
};

export const house = {
  settle: 'Settle',
  settleFile: (file: number) => `Settle file ${file} for the house`,
  askWithoutPolicy: 'Settle lines without a policy?',
  confirm: 'Settle for the house',
  settled: (lines: number, amount: string) => `${counted(lines, 'line')} settled for the house: ${amount}.`,
  unsettle: (lines: number) => `Unsettle ${counted(lines, 'line')} of the house`,
  stagedAgain: (lines: number, amount: string) => `${counted(lines, 'line')} staged again: ${amount}.`,
};

/** The screen that makes one. */
export const newStatement = {
  title: 'New statement',
  up: 'Statements',
  what: 'Settles staged lines by the splits of their policies',
  whatItTakes: 'What the statement takes',
  choosePerson: 'Choose a person',
  everyActiveFile: 'Every active file',
  depositedOn: (day: string) => `deposited ${day}`,
  anyMonth: 'Any month',
  countsForMonth: 'The statement counts for this month.',
  until: 'Up to the transaction date',
  choosePersonFirst: 'Choose a person to see the lines to settle.',
  none: 'Nothing is staged for this person here. Stage lines of policies they earn from, or choose another file or date.',
  total: (lines: number, amount: string) => `${counted(lines, 'line')}, ${amount}`,
  make: 'Make the statement',
  stillLoading: 'The lines are still loading.',
  nothingStaged: 'Nothing is staged for this person here.',
  made: (lines: number, person: string, amount: string) =>
    `${counted(lines, 'line')} settled for ${person}: ${amount}.`,
};

export const statement = {
  title: 'Commission statement',
  up: 'Statements',
  made: (moment: string) => `Made ${moment}`,
  madeBy: (person: string) => `by ${person}`,
  print: 'Print',
  pdf: 'PDF',
  totals: 'Totals',
  yearToDate: (year: string) => `Year to date ${year}`,
  files: 'Files',
  byCompany: 'By company',
  linesOf: 'Lines of the statement',
  noLines: 'This statement holds no lines.',
  delete: 'Delete',
  askDelete: (number: number) => `Delete statement ${number}?`,
  afterDelete: 'Lines that are on no other statement return to Staged.',
  fileIsArchived: (file: number) => `File ${file} is archived. Un-archive it first.`,
  deleted: (number: number) => `Statement ${number} deleted.`,
  /** After "2 lines ($125.00) in file 1500001 (Blue Heron, created by Pat Example) were". */
  stagedAgain: 'staged again',
};

export const notFound = {
  title: 'There is no such statement',
  why: 'It may have been deleted, or the number in the address is mistyped.',
  showAll: 'Show all statements',
};

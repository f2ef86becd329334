import { counted } from '#platform/shared/noun.ts';
import { showCount } from '#platform/shared/show-count.ts';

export const lines = {
  table: 'Commission lines',
  all: 'All lines',
  inState: (state: string) => `${state} lines`,
  ofFigure: (figure: string) => `Lines of ${figure}`,
  none: 'No Records Found',
};

export const lineColumns = {
  select: 'Select',
  selectLine: (id: number) => `Select line ${id}`,
  whyNotSelected: 'It is settled: nothing is done with it any more.',
  state: 'State',
  total: 'Total',
  company: 'Company',
  carrierSays: (words: string) => `On the carrier’s statement: ${words}`,
  customer: 'Customer',
  deletedCustomer: 'Deleted',
  policy: 'Policy #',
  status: 'Status',
  notMatched: 'Not matched',
  type: 'Type',
  effective: 'Effective',
  expiration: 'Expiration',
  premium: 'Premium',
  commission: 'Commission',
  adjusted: 'Adjusted',
  diff: 'Diff',
  more: 'More',
};

export const lineFilters = {
  figure: 'Figure',
  customer: 'Customer',
  product: 'Product',
  source: 'Source',
  all: 'All',
  company: 'Company',
  reset: 'Reset',
};

export const lineActions = {
  selectFirst: 'Select lines in the table first.',
  stage: 'Stage Selected',
  saveAdjusted: 'Save Adjusted Amounts',
  forward: 'Forward Selected',
  delete: 'Delete Selected',
  unstage: 'UnStage Selected',
  statements: 'Go to Statements',
  unforward: 'UnForward Selected',
  saveFirst: 'Save the adjusted amounts first.',
  nothingChanged: 'No amount has been changed.',
  notSaved: (amount: string) => `${amount} not saved`,
  keys: {
    upAndDown: 'Go to the Adjusted of the line above or below',
    paste: 'Paste a column of amounts from a spreadsheet into Adjusted',
    save: 'Save the adjusted amounts',
  },
  askDelete: 'Delete lines',
  afterDelete: 'Deleted lines are not gathered into another file. This can be undone right afterwards.',
  confirmDelete: 'Delete',
  deleted: (count: number) => `${counted(count, 'line')} deleted.`,
  moved: {
    staged: (count: number) => `${counted(count, 'line')} staged.`,
    forwarded: (count: number) => `${counted(count, 'line')} forwarded.`,
    unstaged: (count: number) => `${counted(count, 'line')} unstaged.`,
    unforwarded: (count: number) => `${counted(count, 'line')} unforwarded.`,
    moved: (count: number) => `${counted(count, 'line')} moved.`,
  },
};

export const selection = {
  selectAll: 'Select all',
  noLines: 'There is no line in this list.',
  all: (count: number) => `All ${counted(count, 'line')} of this filter are selected.`,
  onPage: (count: number) => `${counted(count, 'line')} on this page ${count === 1 ? 'is' : 'are'} selected.`,
  clear: 'Clear the selection',
  selectEverything: (count: number) => `select all ${showCount(count)}`,
};

/** Where lines come from, by their colors. */
export const sources = {
  legend: 'Colors of the lines',
  imported: 'Red: imported commission',
  forwarded: 'Blue: forwarded commission',
  manual: 'Green: manually added commission',
  generated: 'Gray: generated from the policy',
};

/** A commission that is added by hand. */
export const adding = {
  detail: 'Add commission detail',
  customer: 'Customer by name',
  clearCustomer: 'Clear the customer',
  noCustomer: 'No customer has this name.',
  policiesOf: (name: string) => `Policies of ${name}`,
  noPolicies: 'This customer has no policies.',
  policy: 'Policy #',
  company: 'Company',
  type: 'Type',
  status: 'Status',
  term: 'Term',
  premium: 'Premium',
  commission: 'Commission',
  add: 'Add',
  addFor: (policy: string) => `Add commission for ${policy}`,
  title: 'Add Commission',
  amount: 'Amount',
  reason: 'Reason',
  done: 'Commission added.',
};

export const adjusting = {
  ofLine: (id: number) => `Adjusted amount of line ${id}`,
  noLineLeft: (count: number) => `${counted(count, 'amount')} of the column had no line to go to.`,
  unreadable: 'Some amounts cannot be read. Correct them first; nothing was saved.',
  title: (count: number) => `Adjust ${counted(count, 'line')}`,
  reason: 'Reason',
  aboutReason: 'It is shown on the lines, and goes into the log and the exports.',
  save: 'Save',
  done: (count: number) => `${counted(count, 'line')} adjusted.`,
  partlyDone: (count: number, all: number) => {
    const left = all - count;
    const done = `${count} of ${counted(all, 'line')} adjusted.`;
    return left === 1
      ? `${done} 1 is no longer pending, or had that amount already.`
      : `${done} ${left} are no longer pending, or had that amount already.`;
  },
  /** Whoever changed the same lines, if nobody knows who. */
  somebody: 'Somebody',
  /** After its policy and customer. */
  line: (id: number) => `line ${id}`,
  more: (count: number) => `And ${counted(count, 'line')} more`,
  outcome:
    'Take theirs drops your amounts for these lines and keeps the others you typed. Keep mine saves all of your amounts.',
  unsaved: 'Unsaved amounts',
  askLeave: 'You have unsaved adjusted amount. Do you wish to continue?',
  leave: 'Continue',
};

/** What a line corrects, or where it is corrected; without a file it will be in the next one. */
export const corrections = {
  correctedIn: (file: number | null) =>
    file === null ? 'Corrected in the next file.' : `Corrected in file ${file}.`,
  takesBack: (line: number, file: number | null) =>
    file === null ? `Takes back line ${line} of the next file.` : `Takes back line ${line} of file ${file}.`,
  paysAnew: (line: number, file: number | null) =>
    file === null ? `Pays anew line ${line} of the next file.` : `Pays anew line ${line} of file ${file}.`,
  undo: (line: number) => `Undo the correction by line ${line}`,
  undone: 'Correction undone.',
};

export const wrongProducer = {
  ofLine: (line: number) => `Wrong producer of line ${line}`,
  title: 'Wrong producer',
  whyNot: 'This line is corrected already.',
  wrong: 'Wrong producer',
  right: 'Right producer',
  chooseRight: 'Choose the right producer.',
  reason: 'Reason',
  ifSettled:
    'The line stays as it is. Two lines in the next open file take back what it paid, and pay it to the right producer.',
  ifOpen: 'The line is not settled yet: it is paid to the right producer.',
  pay: 'Pay the right one',
  done: (amount: string, name: string) => `${amount} is paid to ${name}.`,
  /** The reason of a correction that is undone. */
  undone: 'Undone',
};

import { say } from '#platform/web/wording.ts';
import { counted } from '../../rules.ts';

/** Lines that belong to no policy yet. */
export const unmatched = {
  title: 'Unmatched lines',
  what: 'What carriers paid for policies that were not found. Assign a line once, and its number is remembered',
  import: 'Import',
  settled: 'Settled without a policy',
  none: 'Every carrier line has its policy.',
  noneOfCompany: 'Every line of this company has its policy.',
  onlyThis: 'Only this',
  onlyCompany: (company: string) => `Only this: ${company}`,
  noNumber: 'No number',
  noName: 'No name',
  /** Names a line that has neither. */
  line: (id: number) => `line ${id}`,
  why: 'Why',
  noPolicyYet: 'It belongs to no policy yet.',
  file: (file: number) => `File ${file}`,
  notInFile: 'Not in a file yet',
  /** After "Collapse" or "Expand". */
  nearestOf: (line: string) => `the nearest policies of ${line}`,
  /** What the keys do, in the list of all keys. */
  showNearest: 'Show the nearest policies',
  hideNearest: 'Hide the nearest policies',
  assignLine: 'Assign the line to a policy',
};

/** What the keys do, in the foot of the list. */
export const keys = {
  nearest: 'nearest policies',
  fold: 'fold',
  assign: 'assign',
};

export const assign = {
  button: 'Assign',
  buttonOf: (line: string) => `Assign ${line}`,
  title: 'Assign to a policy',
  nearest: 'Nearest policies',
  noneNear: (company: string) => `No policy with ${company} comes near this line.`,
  sameNumber: (others: number) =>
    `${counted(others, 'other line has', 'other lines have')} this number and will be assigned as well.`,
  look: 'Look for the customer',
  lookInstead: 'None of these: look for the customer',
  policiesOf: 'Policies of the customer',
  noPolicyWith: (company: string) => `${say('This customer has no policy with')} ${company}.`,
  elsewhere: (policies: number) =>
    `${counted(policies, 'policy', 'policies')} with other companies ${policies === 1 ? 'is' : 'are'} not shown.`,
  toTerm: (policy: string, day: string) => `Assign to ${policy} from ${day}`,
  assigned: (lines: number) => `${counted(lines, 'line is', 'lines are')} assigned.`,
  remembered: 'The number is remembered.',
};

/** What was assigned by hand. */
export const assignments = {
  title: 'Assigned by hand',
  what: 'Carrier lines that were assigned to a policy by hand, and the numbers remembered from then on',
  table: 'Assignments',
  none: 'Nothing has been assigned by hand.',
  onStatement: 'On the statement',
  remembered: 'Remembered from then on',
  assignedTo: 'Assigned to',
  termOf: (customer: string, day: string) => `${customer}, from ${day}`,
  when: 'When',
  /** Names one without number and customer. */
  assignment: (id: number) => `assignment ${id}`,
  undo: 'Undo',
  undoOf: (name: string) => `Undo ${name}`,
  askUndo: (name: string) => `Undo the assignment of ${name}?`,
  afterUndo: (lines: number) =>
    `${counted(lines, 'line is', 'lines are')} unmatched again, those of later statements too.`,
  numberForgotten: 'The number is forgotten.',
  undone: (lines: number) => `${counted(lines, 'line is', 'lines are')} unmatched again.`,
  /** After "2 lines ($125.00) in file 1500001 (Blue Heron, created by Pat Example) were". */
  unmatchedAgain: 'unmatched again',
  forget: 'Forget number',
  forgetOf: (name: string) => `Forget number ${name}`,
  forgotten: (name: string) => `${name} is forgotten. Its lines keep their policy.`,
};

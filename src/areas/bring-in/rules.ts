import { showCount } from '#platform/shared/show-count.ts';

export const STATES = [
  'mapping',
  'reading',
  'read',
  'importing',
  'imported',
  'takingBack',
  'takenBack',
  'failed',
] as const;
export type BringInState = (typeof STATES)[number];

export const STATE_WORDS: Readonly<Record<BringInState, string>> = {
  mapping: 'Waiting for columns',
  reading: 'Reading',
  read: 'Dry run',
  importing: 'Importing',
  imported: 'Imported',
  takingBack: 'Taking back',
  takenBack: 'Taken back',
  failed: 'Failed',
};

export const isAtWork = (state: BringInState) => ['reading', 'importing', 'takingBack'].includes(state);

/** Something went wrong. It is tried again by itself, and whoever waits for it may do that too. */
export const hasStopped = ({ state, failure }: { state: BringInState; failure: string }) =>
  isAtWork(state) && failure !== '';

/** What becomes of a row, or became of it. */
export const OUTCOMES = ['waiting', 'problem', 'same', 'made', 'filled', 'takenBack', 'changed'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  waiting: 'Will be added',
  problem: 'Problem',
  same: 'Here already',
  made: 'Added',
  filled: 'Completed',
  takenBack: 'Taken back',
  changed: 'Kept: changed since',
};

/** What an import that was taken back had not come to is not added any more. */
export const isNotAdded = (outcome: Outcome, state: BringInState): boolean =>
  outcome === 'waiting' && ['takingBack', 'takenBack'].includes(state);

/** What became of a row as the file is now. */
export const outcomeWords = (outcome: Outcome, state: BringInState): string =>
  isNotAdded(outcome, state) ? 'Not added' : OUTCOME_WORDS[outcome];

const ENDINGS = ['.csv', '.xlsx'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What a file is, by the end of its name; nothing for one that cannot be brought in. */
export const endingOf = (filename: string): Ending | undefined =>
  ENDINGS.find((ending) => filename.toLowerCase().endsWith(ending));

export const ROWS_MAX = 150_000;
export const COLUMNS_MAX = 200;

export interface OutcomeCount {
  outcome: Outcome;
  rows: number;
}

const counted = (outcomes: readonly OutcomeCount[], outcome: Outcome) =>
  outcomes.find((each) => each.outcome === outcome)?.rows ?? 0;

/** Why nothing of a dry run can be imported, or nothing. */
export function whyNotImported(outcomes: readonly OutcomeCount[], fills: boolean): string | undefined {
  if (counted(outcomes, 'waiting') > 0) return undefined;
  if (counted(outcomes, 'same') === 0) return 'Every row has a problem. There is nothing to import.';
  return fills ? undefined : 'Every row is here already or has a problem. There is nothing to import.';
}

/** What is wrong with the lines of a file, or nothing. */
export function problemOfLines(heading: readonly string[], rowCount: number): string | undefined {
  if (heading.filter((cell) => cell.trim() !== '').length < 2)
    return 'No headings were found: the first row must name at least two columns.';
  if (heading.length > COLUMNS_MAX)
    return `The file has more than ${COLUMNS_MAX} columns. Remove those that are not needed.`;
  if (rowCount === 0) return 'The file has headings and no rows below them.';
  if (rowCount > ROWS_MAX)
    return `The file has ${showCount(rowCount)} rows. Split it: at most ${showCount(ROWS_MAX)} rows are read at once.`;
  return undefined;
}

/** Each one once; a column without a heading is called by its place. */
export function headingNames(cells: readonly string[]): string[] {
  const names = new Set<string>();
  for (const [at, cell] of cells.entries()) {
    const name = cell.replaceAll(/\s+/g, ' ').trim().slice(0, 100) || `Column ${at + 1}`;
    let unique = name;
    for (let again = 2; names.has(unique); again++) unique = `${name} (${again})`;
    names.add(unique);
  }
  return [...names];
}

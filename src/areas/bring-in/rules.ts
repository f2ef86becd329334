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

export const ROWS_MAX = 150_000;

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

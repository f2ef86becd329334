import { type Cents, showMoney } from '#platform/shared/money.ts';
import { showCount } from '#platform/shared/show-count.ts';
import { type ColumnMap, FIELDS } from './columns.ts';

/** More lines than one statement has. */
export const ROWS_MAX = 100_000;

/**
 * What will happen to a row: matched in one of three ways, kept without a policy, or left out, because it was received
 * with an earlier statement or because it cannot be read.
 */
export const OUTCOMES = [
  'number',
  'normalized',
  'customer',
  'unmatched',
  'received',
  'problem',
  'total',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  number: 'Matched by number',
  normalized: 'Matched by similar number',
  customer: 'Matched by customer',
  unmatched: 'Unmatched',
  received: 'Already received',
  problem: 'Problem',
  total: 'Carrier’s totals',
};

const LEFT_OUT: readonly Outcome[] = ['received', 'problem', 'total'];

interface OutcomeSum {
  outcome: Outcome;
  rows: number;
  total: Cents;
}

/** Rows that become lines. */
export function rowsToImport(outcomes: readonly Pick<OutcomeSum, 'outcome' | 'rows'>[]): number {
  return outcomes.reduce((sum, { outcome, rows }) => sum + (LEFT_OUT.includes(outcome) ? 0 : rows), 0);
}

/** What these outcomes come to; a total adds up others and counts for nothing. */
export function sumOf(outcomes: readonly OutcomeSum[], which: readonly Outcome[] = OUTCOMES) {
  const counting = outcomes.filter(({ outcome }) => outcome !== 'total' && which.includes(outcome));
  const add = (name: 'rows' | 'total') => counting.reduce((sum, each) => sum + each[name], 0);
  return { rows: add('rows'), total: add('total') };
}

const IMPORTED = OUTCOMES.filter((outcome) => !LEFT_OUT.includes(outcome));

/** 37 rows, $1,449.58, will be imported. 2 rows with a problem ($12.00) are left out. */
export function dryRunWords(outcomes: readonly OutcomeSum[]): string {
  const part = (which: readonly Outcome[]) => sumOf(outcomes, which);
  const { rows, total } = part(IMPORTED);
  const left = [
    { ...part(['problem']), words: 'with a problem' },
    { ...part(['received']), words: 'received before' },
  ].filter((each) => each.rows > 0);
  const named = left.map(
    (each) => `${counted(each.rows, 'row', 'rows')} ${each.words} (${showMoney(each.total)})`,
  );
  const leftRows = left.reduce((sum, each) => sum + each.rows, 0);
  const told = `${counted(rows, 'row', 'rows')}, ${showMoney(total)}, will be imported.`;
  return left.length === 0
    ? told
    : `${told} ${named.join(' and ')} ${leftRows === 1 ? 'is' : 'are'} left out.`;
}

/** Why nothing of a dry run can be imported, or nothing. */
export function whyNothingToImport(
  outcomes: readonly { outcome: Outcome; rows: number }[],
): string | undefined {
  if (rowsToImport(outcomes) > 0) return undefined;
  if (outcomes.every(({ outcome }) => outcome === 'total'))
    return 'The file has only the carrier’s totals and no rows of its own. There is nothing to import.';
  return outcomes.some(({ outcome }) => outcome === 'received')
    ? 'Every row was received already or has a problem. There is nothing to import.'
    : 'Every row has a problem. There is nothing to import.';
}

interface DryRun {
  map: ColumnMap;
  outcomes: readonly OutcomeSum[];
}

/** True when two people, or one twice, have looked at the same dry run: the same columns with the same results. */
export function isSameDryRun(one: DryRun, other: DryRun): boolean {
  const figures = ({ outcomes }: DryRun) =>
    outcomes
      .map(({ outcome, rows, total }) => `${outcome} ${rows} ${total}`)
      .sort()
      .join();
  return FIELDS.every((field) => one.map[field] === other.map[field]) && figures(one) === figures(other);
}

export const STATES = ['mapping', 'reading', 'read', 'imported', 'takenBack', 'failed'] as const;
export type ImportState = (typeof STATES)[number];

export const STATE_WORDS: Readonly<Record<ImportState, string>> = {
  mapping: 'Waiting for columns',
  reading: 'Reading',
  read: 'Dry run',
  imported: 'Imported',
  takenBack: 'Taken back',
  failed: 'Not readable',
};

/** Lines that keep an import from being taken back, or an assignment from being undone. */
export interface HeldLines {
  /** Staged, settled or forwarded. */
  moved: number;
  /** Pending, in a file that is archived. */
  archived: number;
  /** Pending, in a file that is posted: taking them away would change what was received in it. */
  posted?: number;
}

/** Why the lines must stay as they are, or nothing. */
export function whyHeld({ moved, archived, posted = 0 }: HeldLines): string | undefined {
  if (moved > 0)
    return `${counted(moved, 'line is', 'lines are')} staged, settled or forwarded. Bring them back to Pending first.`;
  if (archived > 0)
    return `${counted(archived, 'line is', 'lines are')} in an archived file. Un-archive it first.`;
  if (posted > 0) return `${counted(posted, 'line is', 'lines are')} in a posted file, which is closed.`;
  return undefined;
}

/** Why a row or line that was matched by a number assigned by hand is now unmatched. */
export const UNDONE = 'Its number was assigned by hand, and that was undone.';

/** 1 line, 1,200 lines. */
export function counted(count: number, one: string, many: string): string {
  return `${showCount(count)} ${count === 1 ? one : many}`;
}

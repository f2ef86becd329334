import type { Cents, PercentHundredths } from '#platform/shared/money.ts';

/** The largest split that there is: a hundred percent. */
const WHOLE: PercentHundredths = 10_000;

export interface Producer {
  employeeId: number;
  split: PercentHundredths;
}

export interface Share {
  /** Null for the house. */
  employeeId: number | null;
  split: PercentHundredths;
  cents: Cents;
}

/**
 * How a line is shared out: to each producer whole cents, cut toward zero, so that a chargeback takes back what its
 * payment gave; to the house the rest to a hundred percent and the remainder.
 */
export function sharesOf(adjusted: Cents, producers: readonly Producer[]): Share[] {
  const shares = producers.map(({ employeeId, split }) => ({
    employeeId,
    split,
    // Adding zero, since cutting a small loss leaves a negative zero.
    cents: Math.trunc((adjusted * split) / WHOLE) + 0,
  }));
  const sum = (name: 'split' | 'cents') => shares.reduce((total, share) => total + share[name], 0);
  return [...shares, { employeeId: null, split: WHOLE - sum('split'), cents: adjusted - sum('cents') }];
}

export const STATEMENT_STATES = ['unposted', 'partly', 'posted'] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

/** The columns that sort, by the field that they show. */
export const STATEMENT_SORTS = [
  'id',
  'employee',
  'createdAt',
  'createdBy',
  'note',
  'lines',
  'amount',
  'posted',
  'state',
] as const;
export type StatementSort = (typeof STATEMENT_SORTS)[number];

export const STATE_WORDS: Readonly<Record<StatementState, string>> = {
  unposted: 'Unposted',
  partly: 'Partly posted',
  posted: 'Posted',
};

export function stateOf({ shares, posted }: { shares: number; posted: number }): StatementState {
  if (posted === 0) return 'unposted';
  return posted < shares ? 'partly' : 'posted';
}

/** Why a statement cannot be deleted, or nothing. */
export function whyNotDelete(state: StatementState): string | undefined {
  if (state === 'unposted') return undefined;
  return 'A statement with posted lines cannot be deleted. Correct it with a negative line in a later file.';
}

export interface TieOutSums {
  /** Null while nobody has entered it. */
  depositAmount: Cents | null;
  /** What the lines of the file come to, without those that were forwarded to a later one. */
  lines: Cents;
  /** How much of that is on statements or the house's. */
  statements: Cents;
}

export interface TieOut {
  /** Nothing while there is no deposit amount. */
  linesDifference: Cents | undefined;
  statementsDifference: Cents;
  /** Deposit amount = lines = statements. */
  isTied: boolean;
}

export function tieOutOf({ depositAmount, lines, statements }: TieOutSums): TieOut {
  const linesDifference = depositAmount === null ? undefined : lines - depositAmount;
  const statementsDifference = statements - lines;
  return {
    linesDifference,
    statementsDifference,
    isTied: linesDifference === 0 && statementsDifference === 0,
  };
}

/** Posting a file that does not tie out to its deposit amount asks for a reason; without the amount nothing is compared. */
export function asksForReason(sums: TieOutSums): boolean {
  return sums.depositAmount !== null && !tieOutOf(sums).isTied;
}

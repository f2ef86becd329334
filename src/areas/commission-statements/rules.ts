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

/** A deleted one keeps its number, so that every number can be accounted for. */
export const STATEMENT_STATES = ['unposted', 'partly', 'posted', 'deleted'] as const;
export type StatementState = (typeof STATEMENT_STATES)[number];

/** The columns that sort, by the field that they show. */
export const STATEMENT_SORTS = [
  'id',
  'number',
  'period',
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
  deleted: 'Deleted',
};

export function stateOf({
  shares,
  posted,
  isDeleted = false,
}: {
  shares: number;
  posted: number;
  isDeleted?: boolean;
}): StatementState {
  if (isDeleted) return 'deleted';
  if (posted === 0) return 'unposted';
  return posted < shares ? 'partly' : 'posted';
}

/** Whether a term is its policy's first with the company, or a later one. */
export type Business = 'new' | 'renewal';
export const BUSINESS_WORDS: Readonly<Record<Business, string>> = { new: 'New', renewal: 'Renewal' };

/** What the carrier paid of the premium; nothing where the line names none. */
export function rateOf({ commission, premium }: { commission: Cents; premium: Cents }) {
  return premium === 0 ? null : Math.round((commission * WHOLE) / premium);
}

/** Why a statement cannot be deleted, or nothing. */
export function whyNotDelete(state: StatementState): string | undefined {
  if (state === 'unposted') return undefined;
  return 'A statement with posted lines cannot be deleted. Correct it with a negative line in a later file.';
}

export interface TieOutSums {
  /** Null while nobody has entered it. */
  depositAmount: Cents | null;
  bridge: {
    /** What the carrier's lines say was paid. */
    received: { amount: Cents };
  };
}

/** What was received beyond the deposit; nothing while there is no deposit amount. */
export function depositDifference({ depositAmount, bridge }: TieOutSums): Cents | undefined {
  return depositAmount === null ? undefined : bridge.received.amount - depositAmount;
}

/** Posting a file whose deposit is not what was received asks for a reason; without the amount nothing is compared. */
export function asksForReason(sums: TieOutSums): boolean {
  return Boolean(depositDifference(sums));
}

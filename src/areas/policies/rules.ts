import { showDay } from '#platform/shared/dates.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Cents, PercentHundredths } from '#platform/shared/money.ts';
import type { CancelInput, PolicyInput } from './contract.ts';
import type { PolicyState, PolicyStatus } from './statuses.ts';

export const WHOLE: PercentHundredths = 10_000;

/** The last day of a term is not insured: cover ends as it begins, and the next term starts on it. */
export function hasEnded(expdate: string, today: string): boolean {
  return expdate <= today;
}

/** The status that is shown: nobody marks a policy expired, its date does. */
export function shownStatus(stored: PolicyStatus, expdate: string, today: string): PolicyStatus {
  return (stored === 'active' || stored === 'pending') && hasEnded(expdate, today) ? 'expired' : stored;
}

export interface Term {
  status: PolicyStatus;
  effdate: string;
  expdate: string;
  /** The day of its cancellation, which may be in the future. */
  cancelledOn: string | null;
}

/** The day on which cover ends: that of the cancellation, or else the expiration. */
export function coverEnd({ expdate, cancelledOn }: Pick<Term, 'expdate' | 'cancelledOn'>): string {
  return cancelledOn ?? expdate;
}

/**
 * In force on that day: bound, begun and not ended. A term that was renewed early is in force until it ends, and so is
 * one whose cancellation is in the future.
 */
export function isInForce(term: Term, today: string): boolean {
  const isBound = term.status !== 'pending' && term.status !== 'expired';
  return isBound && term.effdate <= today && !hasEnded(coverEnd(term), today);
}

/** Neither in force nor to come; a term that was cancelled from its first day on never comes. */
export function isOver(term: Term, today: string): boolean {
  const end = coverEnd(term);
  return term.status === 'expired' || hasEnded(end, today) || end <= term.effdate;
}

/** Its premium counts as written: bound, and not cancelled yet; a cancellation that lies ahead takes nothing away. */
export function isWritten({ status, cancelledOn }: Term, today: string): boolean {
  return status !== 'pending' && !(cancelledOn !== null && cancelledOn <= today);
}

export function stateOf(term: Term, today: string): PolicyState {
  const { status } = term;
  if (isOver(term, today)) return status === 'renewed' || status === 'cancelled' ? status : 'expired';
  if (status === 'pending') return status;
  return isInForce(term, today) ? 'in force' : 'not yet';
}

/** In force first, then what is to come, then the past. */
export function byUse(today: string) {
  const rank = (term: Term) => (isInForce(term, today) ? 0 : isOver(term, today) ? 2 : 1);
  return (a: Term, b: Term) => rank(a) - rank(b);
}

export const STATE_WORDS: Record<PolicyState, string> = {
  'in force': 'In force',
  'not yet': 'Not in force yet',
  pending: 'Pending',
  renewed: 'Renewed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

interface Shown extends Pick<Term, 'status' | 'cancelledOn'> {
  state: PolicyState;
}

/** The state as people read it, with what becomes of a term that still insures or will. */
export function stateWords({ state, status, cancelledOn }: Shown): string {
  const words = STATE_WORDS[state];
  if (state !== 'in force' && state !== 'not yet') return words;
  if (cancelledOn !== null) return `${words}, cancels ${showDay(cancelledOn)}`;
  return status === 'renewed' ? `${words}, renewed` : words;
}

/** The terms in force, the next to end first. */
export function nextToExpire<Each extends Term>(terms: readonly Each[], today: string): Each[] {
  return terms
    .filter((term) => isInForce(term, today))
    .toSorted((a, b) => coverEnd(a).localeCompare(coverEnd(b)));
}

interface Bill {
  billed: Cents;
  paid: Cents;
  /** What finance contracts owe instead. */
  takenOver: Cents;
}

/** What is still owed of a bill, whatever became of its term; what was paid beyond it is not a debt of the agency. */
export function owedOf({ billed, paid, takenOver }: Bill): Cents {
  return Math.max(0, billed - paid - takenOver);
}

/** What was paid and taken over beyond what was billed. */
export function prepaidOf({ billed, paid, takenOver }: Bill): Cents {
  return Math.max(0, paid + takenOver - billed);
}

export interface Amounts {
  premium: Cents;
  policyFee: Cents;
  tax: Cents;
  mgaFee: Cents;
}

export function totalOf({ premium, policyFee, tax, mgaFee }: Amounts): Cents {
  return premium + policyFee + tax + mgaFee;
}

export function houseSplit(splits: readonly PercentHundredths[]): PercentHundredths {
  return WHOLE - splits.reduce((sum, split) => sum + split, 0);
}

/** What each producer is credited, in whole cents cut toward zero; the house takes all that remains. */
export function creditOf(amount: Cents, splits: readonly PercentHundredths[]) {
  const producers = splits.map((split) => partOf(amount, split));
  return { producers, house: amount - producers.reduce((sum, cents) => sum + cents, 0) };
}

// In two steps, since a large amount times ten thousand is more than a number can represent exactly.
function partOf(amount: Cents, split: PercentHundredths): Cents {
  return Math.trunc(amount / WHOLE) * split + Math.trunc(((amount % WHOLE) * split) / WHOLE);
}

/** What the fields of a policy must satisfy together. */
export function policyProblems({ effdate, expdate, producers }: PolicyInput): FieldErrors {
  const errors: FieldErrors = {};
  if (expdate <= effdate) errors.expdate = ['The expiration date must be after the effective date.'];
  producers.forEach(({ employeeId }, at) => {
    if (producers.findIndex((each) => each.employeeId === employeeId) < at)
      errors[`producers.${at}.employeeId`] = ['This person is already in the list.'];
  });
  if (houseSplit(producers.map(({ split }) => split)) < 0)
    errors[`producers.${producers.length - 1}.split`] = ['All splits together cannot exceed 100 %.'];
  return errors;
}

/** What a form may not do to the status of a policy. */
export function statusProblems(stored: PolicyStatus, wanted: PolicyStatus | undefined): FieldErrors {
  if (wanted === undefined || wanted === stored) return {};
  if (stored === 'cancelled') return { status: ['Reinstate the policy instead of changing its status.'] };
  if (stored === 'renewed') return { status: ['This term has been renewed and stays so.'] };
  return {};
}

/** A cancellation that the dates of an edit leave outside the term. */
export function cancellationProblems(
  { effdate, expdate }: PolicyInput,
  cancelledOn: string | null,
): FieldErrors {
  if (cancelledOn === null) return {};
  const day = showDay(cancelledOn);
  if (cancelledOn < effdate) return { effdate: [`The policy was cancelled on ${day}, before this day.`] };
  if (cancelledOn >= expdate) return { expdate: [`The policy was cancelled on ${day}; end after that day.`] };
  return {};
}

export function renewalProblems(old: Days, { effdate, purpose }: PolicyInput): FieldErrors {
  const errors: FieldErrors = {};
  if (effdate < old.expdate)
    errors.effdate = [`The old term ends on ${showDay(old.expdate)}; begin on that day or later.`];
  if (purpose !== 'RWL') errors.purpose = ['The purpose of a renewal is RWL.'];
  return errors;
}

/** A policy that was never bound cannot be in force until its cancellation: it is cancelled immediately. */
export function cancelProblems(
  { status, effdate, expdate }: Days & Pick<Term, 'status'>,
  { cancelledOn }: CancelInput,
  today: string,
): FieldErrors {
  if (cancelledOn < effdate || cancelledOn >= expdate)
    return {
      cancelledOn: [`Enter a day of the term: from ${showDay(effdate)} on and before ${showDay(expdate)}.`],
    };
  const latest = effdate > today ? effdate : today;
  if (status === 'pending' && cancelledOn > latest)
    return { cancelledOn: [`A pending policy is not in force: enter ${showDay(latest)} or an earlier day.`] };
  return {};
}

type Days = Pick<Term, 'effdate' | 'expdate'>;

type Ending = Pick<Term, 'status' | 'expdate'>;

/** Why a policy with this status cannot be renewed, or nothing; by the stored one, a term that ended unbound cannot. */
export function whyNotRenew({ status }: Pick<Term, 'status'>, isPast = false): string | undefined {
  if (status === 'renewed') return 'This term has already been renewed.';
  if (status === 'cancelled') return 'A cancelled policy cannot be renewed. Reinstate it first.';
  if (status === 'pending' && isPast)
    return 'This policy was still pending when its term ended, so there is no cover to renew. Add a new policy instead.';
  if (status === 'pending') return 'A pending policy cannot be renewed. Make it active first.';
  return undefined;
}

/** Why a policy with this shown status cannot be made active, or nothing. */
export function whyNotActivate({ status }: Pick<Term, 'status'>): string | undefined {
  return status === 'pending' ? undefined : `Only a pending policy can become active: this one is ${status}.`;
}

export function whyNotCancel({ status, expdate }: Ending, today: string): string | undefined {
  if (status === 'cancelled') return 'This policy is already cancelled.';
  if (status === 'expired' || hasEnded(expdate, today))
    return `The term ended on ${showDay(expdate)}: there is nothing left to cancel.`;
  return undefined;
}

export function whyNotReinstate({ status, expdate }: Ending, today: string): string | undefined {
  if (status !== 'cancelled') return 'This policy is not cancelled.';
  if (hasEnded(expdate, today))
    return `The term ended on ${showDay(expdate)} and cannot be reinstated. Add a new policy instead.`;
  return undefined;
}

const AUTO_LINES = ['Personal Auto', 'Commercial Auto'];

/** How long a term usually is: six months for auto lines, otherwise a year. */
export function usualMonths(lineOfBusiness: string): number {
  return AUTO_LINES.includes(lineOfBusiness) ? 6 : 12;
}

export const COMMERCIAL_LINES: readonly string[] = [
  'Commercial Auto',
  'General Liability',
  'Workers Compensation',
];

/** What the choice of a type proposes. */
export const POLICY_TYPES = ['Personal Lines', 'Commercial'] as const;

/** The type that a policy of that line usually has. */
export function policyTypeOf(lineOfBusiness: string): (typeof POLICY_TYPES)[number] {
  return COMMERCIAL_LINES.includes(lineOfBusiness) ? 'Commercial' : 'Personal Lines';
}

/** The first letters of its words, or of its only word: companies keep no abbreviation of their own. */
export function abbreviationOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && word !== 'and');
  const letters = words.length > 1 ? words.map(([first]) => first).join('') : (words[0] ?? '').slice(0, 3);
  return letters.toUpperCase();
}

type TermKey = Pick<PolicyInput, 'policyNumber' | 'productId' | 'effdate'>;

/** True when an edit makes another term of it: a number, a product or a first day that may be there already. */
export function isOtherTerm(before: TermKey, after: TermKey): boolean {
  return (
    before.policyNumber !== after.policyNumber ||
    before.productId !== after.productId ||
    before.effdate !== after.effdate
  );
}

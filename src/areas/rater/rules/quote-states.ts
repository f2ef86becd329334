import { expiryOf, isExpired, QUOTE_DAYS } from '#areas/finance-quotes/rules/quote-days.ts';
import { addDays } from '#platform/shared/calendar.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type { Mark, QuoteState, StoredStatus } from '../statuses.ts';

/** The last day on which an offer of the quote can be chosen. */
export function expiresOn(quotedOn: string): string {
  return expiryOf(quotedOn);
}

/** A quote of an earlier day has expired by now. */
export function goodSince(today: string): string {
  return addDays(today, -QUOTE_DAYS);
}

/** Nobody marks a quote expired, its day does; what was sold or lost stays so. */
export function stateOf(status: StoredStatus, quotedOn: string, today: string): QuoteState {
  const isUndecided = status === 'open' || status === 'presented';
  return isUndecided && isExpired(expiresOn(quotedOn), today) ? 'expired' : status;
}

/** Why the quote cannot be edited, or nothing when it can: saving one makes it a quote of that day. */
export function whyNotEdit(state: QuoteState): string | undefined {
  return state === 'sold' ? 'This quote is sold. Edit its policies, or make a new quote.' : undefined;
}

interface Dated {
  state: QuoteState;
  expiresOn: string;
}

/** Why none of its offers can be chosen now, or nothing. */
export function whyNotChoose({ state, expiresOn: last }: Dated): string | undefined {
  if (state === 'sold') return 'This quote is already sold.';
  if (state === 'lost') return 'This quote is lost. Reopen it before you choose an offer.';
  if (state === 'expired')
    return `This quote expired after ${showDay(last)}. Edit it with the premiums of today first.`;
  return undefined;
}

/** Why the quote cannot be marked so now, or nothing. */
export function whyNotMark({ state, expiresOn: last }: Dated, to: Mark): string | undefined {
  if (state === 'sold') return 'This quote is sold and stays so.';
  if (state === to) return `This quote is already ${to}.`;
  if (state === 'expired' && to !== 'lost')
    return `This quote expired after ${showDay(last)}. Edit it with the premiums of today first.`;
  if (state === 'lost' && to === 'presented') return 'This quote is lost. Reopen it first.';
  return undefined;
}

export function markProblems({ status, reason }: { status: Mark; reason: string }): FieldErrors {
  if (status === 'lost' && !reason) return { reason: ['Enter why the quote was lost.'] };
  return {};
}

export const MARK_ACTIONS: Record<Mark, string> = {
  open: 'reopened',
  presented: 'presented',
  lost: 'lost',
};

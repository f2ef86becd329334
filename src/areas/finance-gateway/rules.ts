import type { Cents } from '#platform/shared/money.ts';
import type { Appendage, PostState, Reversal } from './statuses.ts';

/** What a finance company has about a contract. */
export interface CompanyView {
  status: string;
  amountDue: Cents;
  dueOn: string | null;
  payoff: Cents;
  payoffOn: string;
  paymentsLeft: number;
  /** Amounts below zero were paid. */
  history: { on: string; what: string; amount: Cents }[];
}

/** What goes to an integrated finance company; the rest stays with the agency or goes to the carrier. */
export function isPosted(appendage: Appendage): boolean {
  return appendage === 'MPP' || appendage === 'MPF' || appendage === 'DPF' || appendage === 'APF';
}

interface Order {
  posted: PostState;
  failures: number;
  reversal: Reversal | null;
}

const VOID = 'The receipt of this payment is void: it is not posted anymore.';
const MANUAL = 'This payment is being posted manually. Contact the finance company about it.';

/** One that is posted already can be asked for again: nothing happens. */
export function whyNotTry({ posted, reversal }: Order): string | undefined {
  if (reversal !== null) return VOID;
  return posted === 'manual' ? MANUAL : undefined;
}

/** From the second failure on. */
export function offersManual({ posted, failures, reversal }: Order): boolean {
  return posted === 'failed' && failures > 1 && reversal === null;
}

export function whyNotManual(order: Order): string | undefined {
  if (order.reversal !== null) return VOID;
  if (order.posted === 'posted') return 'This payment has been posted already.';
  return offersManual(order) ? undefined : 'Try to post this payment again first.';
}

/** After so many failures a reversal is left to a person; the tries of its job that are spare are for processes that end. */
export const REVERSAL_TRIES = 12;

/** What the void of its receipt does to an order. Once it was sent, only the company knows whether it came. */
export function reversalOf({ posted }: Pick<Order, 'posted'>, wasSent: boolean): Reversal {
  if (posted === 'manual') return 'by hand';
  return wasSent ? 'waiting' : 'cancelled';
}

import type { ReferralState } from './contract.ts';

const HOUR_MS = 3_600_000;
/** A job tries for about five hours; what has not gone out by now never will. */
const GIVEN_UP_AFTER_MS = 6 * HOUR_MS;

export function stateOf(createdAt: Date, sentAt: Date | null, now: Date): ReferralState {
  if (sentAt) return 'sent';
  return now.getTime() - createdAt.getTime() > GIVEN_UP_AFTER_MS ? 'failed' : 'waiting';
}

export const STATE_WORDS: Record<ReferralState, string> = {
  waiting: 'On its way',
  sent: 'Sent',
  failed: 'Could not be sent',
};

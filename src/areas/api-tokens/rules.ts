import { addMonths } from '#platform/shared/calendar.ts';
import { showDay } from '#platform/shared/dates.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import { PERMISSION_WORDS } from '#platform/shared/permission-words.ts';
import type { Permission } from '#platform/shared/permissions.ts';

export const TOKEN_STATES = ['active', 'expired', 'revoked'] as const;
export type TokenState = (typeof TOKEN_STATES)[number];

/** A token is good for a year at most. */
const MOST_MONTHS = 12;

/** More than anyone needs at the same time; those that ended do not count. */
export const MOST_TOKENS = 20;

export const TOO_MANY = `You have ${MOST_TOKENS} API tokens. Revoke one that you no longer need first.`;

interface Ending {
  revokedAt: Date | null;
  expiresAt: Date;
}

export function tokenState({ revokedAt, expiresAt }: Ending, now: Date): TokenState {
  if (revokedAt) return 'revoked';
  return expiresAt <= now ? 'expired' : 'active';
}

/** The last day that a token made today can be good on. */
export function lastExpiry(today: string): string {
  return addMonths(today, MOST_MONTHS);
}

/** What is wrong with a token that somebody who holds these permissions wants to make. */
export function tokenProblems(
  { permissions, expiresOn }: { permissions: readonly Permission[]; expiresOn: string },
  held: readonly Permission[],
  today: string,
): FieldErrors {
  const beyond = permissions.filter((permission) => !held.includes(permission));
  const labels = beyond.map((permission) => `"${PERMISSION_WORDS[permission].label}"`);
  const dayProblem = expiryProblem(expiresOn, today);
  return {
    ...(beyond.length > 0 && { permissions: [`You do not hold ${labels.join(', ')} yourself.`] }),
    ...(dayProblem && { expiresOn: [dayProblem] }),
  };
}

function expiryProblem(expiresOn: string, today: string): string | undefined {
  if (expiresOn < today) return 'Choose today or a later day.';
  const last = lastExpiry(today);
  return expiresOn > last
    ? `A token is good for a year at most: choose ${showDay(last)} or an earlier day.`
    : undefined;
}

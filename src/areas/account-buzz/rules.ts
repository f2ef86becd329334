/** The add-on Agency Buzz. */
export const BUZZ_ADD_ON = 31;

export const SYNC_STATES = ['Waiting', 'Running', 'Done', 'Failed'] as const;
export type SyncState = (typeof SYNC_STATES)[number];

export function hasBuzz(addOns: readonly number[]): boolean {
  return addOns.includes(BUZZ_ADD_ON);
}

/** Why a sync fails, or nothing. Only the sandbox takes one so far, and nothing leaves it. */
export function syncFailure(customers: number, hasSandbox: boolean): string | undefined {
  if (!hasSandbox) return 'Agency Buzz is not connected here.';
  return customers === 0 ? 'SANDBOX: No customer has an email address and takes mail.' : undefined;
}

/** The add-on Agency Buzz. */
export const BUZZ_ADD_ON = 31;

export const SYNC_STATES = ['Waiting', 'Running', 'Done', 'Failed'] as const;
export type SyncState = (typeof SYNC_STATES)[number];

export function hasBuzz(addOns: readonly number[]): boolean {
  return addOns.includes(BUZZ_ADD_ON);
}

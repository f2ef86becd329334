/** How far a take-out is. Until it is ready it is under way, failed or cancelled; 'gone' has lost its file. */
export const STATES = ['waiting', 'records', 'files', 'ready', 'failed', 'cancelled', 'gone'] as const;
export type TakeOutState = (typeof STATES)[number];

export const UNDER_WAY = ['waiting', 'records', 'files'] as const satisfies readonly TakeOutState[];

export function isUnderWay(state: TakeOutState): boolean {
  return UNDER_WAY.some((each) => each === state);
}

export const STATE_WORDS: Readonly<Record<TakeOutState, string>> = {
  waiting: 'Waiting',
  records: 'Gathering records',
  files: 'Gathering files',
  ready: 'Ready',
  failed: 'Failed',
  cancelled: 'Canceled',
  gone: 'Removed',
};

/** How long a ready file is kept. */
export const KEPT_DAYS = 7;

/** How many ready files an agency may have: each is as large as everything it has. */
export const MOST_READY = 3;

export const ONE_AT_A_TIME = 'An export is under way already. Wait for it, or have it canceled.';
export const TOO_MANY_READY = `There are ${MOST_READY} files ready. Remove one of them first.`;

/** Whose it is and how far. */
interface Asked {
  state: TakeOutState;
  isOwn: boolean;
}

/** Why this person may not cancel or remove it, or nothing: one under way is stopped only by whoever asked for it. */
export function whyNotEnded({ state, isOwn }: Asked): string | undefined {
  if (isUnderWay(state)) return isOwn ? undefined : 'Only the person who asked for it can cancel it.';
  return state === 'ready' ? undefined : 'It has ended already.';
}

/** Where the ZIP is stored. */
export const ROOT = 'take-outs';

export interface Place {
  master_id: number;
  year_week_folder: string;
  guid: string;
}

export function takeOutKey({ master_id, year_week_folder, guid }: Place): string {
  return `${ROOT}/${master_id}/${year_week_folder}/${guid}.zip`;
}

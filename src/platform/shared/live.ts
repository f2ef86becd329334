export const LIVE_PATH = '/api/live';

/**
 * What a person is told immediately: something arrived, what they have read or hidden changed elsewhere, or somebody
 * looked at, signed or declined a paper.
 */
export type LiveKind = 'notification' | 'notificationRead' | 'signatures';

/** Said at the start and whenever something may have been missed: ask again for what is shown. */
export const READY = 'ready';

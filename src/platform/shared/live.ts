export const LIVE_PATH = '/api/live';

/**
 * What a person is told immediately: something arrived, what they have read or hidden changed elsewhere, somebody
 * looked at, signed or declined a paper, changed something in a file locker, or asked for an add-on or answered that.
 */
export type LiveKind = 'notification' | 'notificationRead' | 'signatures' | 'fileLocker' | 'marketPlace';

/** Said at the start and whenever something may have been missed: ask again for what is shown. */
export const READY = 'ready';

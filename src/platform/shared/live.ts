export const LIVE_PATH = '/api/live';

/** What a person is told immediately: something arrived, or what they have read or hidden changed elsewhere. */
export type LiveKind = 'notification' | 'notificationRead';

/** Said at the start and whenever something may have been missed: ask again for what is shown. */
export const READY = 'ready';

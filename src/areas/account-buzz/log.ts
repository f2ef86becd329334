import type { LogSubject } from '#platform/shared/change-log.ts';

export const BUZZ_LOG: LogSubject = {
  subject: 'buzz sync',
  actions: ['added', 'done', 'failed'],
  fields: { buzzState: 'Agency Buzz sync', customers: 'Customers', failure: 'Reason' },
};

export const LOG: readonly LogSubject[] = [BUZZ_LOG];

import type { LogSubject } from '#platform/shared/change-log.ts';

export const POST_LOG: LogSubject = {
  subject: 'finance post',
  actions: [
    'posted',
    'not posted',
    'posted manually',
    'cancelled',
    'to be reversed',
    'reversed',
    'not reversed',
  ],
  fields: {
    posted: 'Posted',
    failures: 'Failures',
    reversal: 'Reversal',
    message: 'Message',
    isSandbox: 'Sandbox',
  },
};

export const LOG: readonly LogSubject[] = [POST_LOG];

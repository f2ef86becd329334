import type { LogSubject } from '#platform/shared/change-log.ts';

/** What is written down of an account when it is signed up. */
export const SIGN_UP_LOG: LogSubject = {
  subject: 'account',
  actions: ['signed up'],
  fields: {
    name: 'Agency Name',
    ioPackageName: 'Version',
    operatingName: 'Agency Operating Name',
    source: 'Source',
    ownerEmail: 'Agent/Owner Email',
    competitor: 'Competitor',
  },
};

export const LOG: readonly LogSubject[] = [SIGN_UP_LOG];

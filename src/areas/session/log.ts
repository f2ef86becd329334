import type { LogSubject } from '#platform/shared/change-log.ts';

/** What people change of themselves. */
export const PERSON_LOG: LogSubject = {
  subject: 'employee',
  actions: [
    'edited',
    'agreement accepted',
    'password changed',
    'password reset',
    'signed out elsewhere',
    'viewing started',
    'viewing ended',
  ],
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    version: 'Version',
    sessions: 'Sessions',
  },
};

export const LOG: readonly LogSubject[] = [PERSON_LOG];

import type { LogSubject } from '#platform/shared/change-log.ts';

export const WELCOME_LOG: LogSubject = {
  subject: 'employee',
  actions: ['release notice read', 'tour seen'],
  fields: {
    release: 'Release',
    tour: 'Tour',
  },
};

export const LOG: readonly LogSubject[] = [WELCOME_LOG];

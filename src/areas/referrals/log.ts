import type { LogSubject } from '#platform/shared/change-log.ts';

export const REFERRAL_LOG: LogSubject = {
  subject: 'referral',
  actions: ['referred', 'hidden', 'shown'],
  fields: {
    friendName: 'Friend',
    email: 'Email',
  },
};

export const LOG: readonly LogSubject[] = [REFERRAL_LOG];

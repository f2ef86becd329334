import type { LogSubject } from '#platform/shared/change-log.ts';

export const CLOCK_LOG: LogSubject = {
  subject: 'employee',
  actions: ['clocked in', 'clocked out'],
  fields: {},
};

export const LOG: readonly LogSubject[] = [CLOCK_LOG];

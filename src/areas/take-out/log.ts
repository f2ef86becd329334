import type { LogSubject } from '#platform/shared/change-log.ts';

export const TAKE_OUT_LOG: LogSubject = {
  subject: 'take-out',
  actions: ['asked for', 'made', 'failed', 'canceled', 'removed'],
  fields: { size: 'Bytes', records: 'Records', failure: 'Why' },
};

export const LOG: readonly LogSubject[] = [TAKE_OUT_LOG];

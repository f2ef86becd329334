import type { LogSubject } from '#platform/shared/change-log.ts';

export const BRING_IN_LOG: LogSubject = {
  subject: 'bring-in',
  page: (id) => ({ to: '/admin/bring-in/$id', params: { id } }),
  actions: ['imported', 'taken back'],
  fields: {
    filename: 'File',
    kind: 'Kind',
    made: 'Added',
    filled: 'Completed',
    takenBack: 'Taken back',
    changed: 'Kept',
  },
};

export const LOG: readonly LogSubject[] = [BRING_IN_LOG];

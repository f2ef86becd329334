import type { LogSubject } from '#platform/shared/change-log.ts';

export const CLOCK_LOG: LogSubject = {
  subject: 'employee',
  actions: ['clocked in', 'clocked out'],
  fields: {},
};

export const STRETCH_LOG: LogSubject = {
  subject: 'hours',
  actions: ['added', 'corrected'],
  fields: {
    employeeId: { label: 'Person', unit: 'person' },
    in: 'In',
    out: 'Out',
    correction: 'Reason',
  },
};

export const LOG: readonly LogSubject[] = [CLOCK_LOG, STRETCH_LOG];

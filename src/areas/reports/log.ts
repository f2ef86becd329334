import type { LogSubject } from '#platform/shared/change-log.ts';

export const FILTER_LOG: LogSubject = {
  subject: 'saved report',
  actions: ['added', 'edited', 'deleted'],
  fields: {
    report: 'Report',
    name: 'Name',
    filter: 'Filter',
    shared: 'Shared',
    schedule: 'Mailed',
  },
};

export const LOG: readonly LogSubject[] = [FILTER_LOG];

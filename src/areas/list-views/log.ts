import type { LogSubject } from '#platform/shared/change-log.ts';

export const VIEW_LOG: LogSubject = {
  subject: 'list view',
  actions: ['added', 'edited', 'deleted'],
  fields: { list: 'List', name: 'Name', search: 'Filters and order' },
};

export const LOG: readonly LogSubject[] = [VIEW_LOG];

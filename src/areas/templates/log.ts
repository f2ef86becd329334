import type { LogSubject } from '#platform/shared/change-log.ts';

export const TEMPLATE_LOG: LogSubject = {
  subject: 'template',
  page: (id) => ({ to: '/admin/templates/$id', params: { id } }),
  actions: ['added', 'edited'],
  fields: {
    kind: 'Kind',
    title: 'Title',
    subject: 'Subject',
    body: 'Body',
    isDefault: 'Is default',
    active: 'Active',
  },
};

export const LOG: readonly LogSubject[] = [TEMPLATE_LOG];

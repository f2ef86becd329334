import type { LogSubject } from '#platform/shared/change-log.ts';

export const MESSAGE_LOG: LogSubject = {
  subject: 'office message',
  actions: ['added', 'edited', 'deleted'],
  fields: {
    office: 'Office',
    message: 'Message',
  },
};

export const LOG: readonly LogSubject[] = [MESSAGE_LOG];

import type { LogSubject } from '#platform/shared/change-log.ts';

export const NOTIFICATION_LOG: LogSubject = {
  subject: 'notification',
  actions: ['sent'],
  fields: {
    title: 'Title',
    message: 'Message',
    type: 'Type',
    priority: 'Priority',
    sendTo: 'Send to',
    receivers: 'Receivers',
  },
};

export const LOG: readonly LogSubject[] = [NOTIFICATION_LOG];

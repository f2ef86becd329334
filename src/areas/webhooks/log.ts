import type { LogSubject } from '#platform/shared/change-log.ts';

export const WEBHOOK_LOG: LogSubject = {
  subject: 'webhook',
  page: () => ({ to: '/admin/webhooks' }),
  actions: ['added', 'edited', 'deleted', 'secret renewed', 'switched off'],
  fields: { address: 'Address', events: 'Events', active: 'Switched on' },
};

export const LOG: readonly LogSubject[] = [WEBHOOK_LOG];

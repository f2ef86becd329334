import type { LogSubject } from '#platform/shared/change-log.ts';

export const CALL_LOG: LogSubject = {
  subject: 'phone call',
  actions: ['called', 'edited', 'ended'],
  fields: {
    number: 'Number',
    customerId: { label: 'Customer', unit: 'record', of: 'customer' },
    notes: 'Notes',
    outcome: 'Outcome',
  },
};

export const SWITCH_LOG: LogSubject = {
  subject: 'employee',
  actions: ['switched telephony on', 'switched telephony off'],
  fields: {},
};

export const LOG: readonly LogSubject[] = [CALL_LOG, SWITCH_LOG];

import type { LogSubject } from '#platform/shared/change-log.ts';

export const EMAIL_LOG: LogSubject = {
  subject: 'email',
  actions: ['sent', 'partly sent', 'failed'],
  fields: {
    from: 'From',
    to: 'To',
    cc: 'Cc',
    bcc: 'Bcc',
    subject: 'Subject',
    files: 'Files',
    failure: 'Not delivered',
    customerId: { label: 'Customer', unit: 'record' },
    leadId: { label: 'Lead', unit: 'record' },
    policyId: { label: 'Policy', unit: 'record' },
  },
};

export const LOG: readonly LogSubject[] = [EMAIL_LOG];

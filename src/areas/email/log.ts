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
    customerId: { label: 'Customer', unit: 'record', of: 'customer' },
    leadId: { label: 'Lead', unit: 'record', of: 'lead' },
    policyId: { label: 'Policy', unit: 'record', of: 'policy' },
  },
};

export const LOG: readonly LogSubject[] = [EMAIL_LOG];

import type { LogSubject } from '#platform/shared/change-log.ts';

export const BILLING_LOG: LogSubject = {
  subject: 'account billing',
  actions: ['added', 'check received', 'voided', 'charged', 'declined'],
  fields: {
    category: 'Category',
    billedAmount: { label: 'Amount', unit: 'money' },
    billingDescription: 'Description',
    billingState: 'Billing',
    checkNumber: 'Check Number',
    billedTo: 'Payment Method',
    failure: 'Reason',
  },
};

export const LOG: readonly LogSubject[] = [BILLING_LOG];

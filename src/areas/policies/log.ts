import type { LogSubject } from '#platform/shared/change-log.ts';

export const POLICY_LOG: LogSubject = {
  subject: 'policy',
  page: (id) => ({ to: '/policy/$id', params: { id } }),
  actions: ['added', 'edited', 'activated', 'renewed', 'cancelled', 'reinstated', 'moved', 'endorsed'],
  fields: {
    customer: 'Customer',
    policyNumber: 'Policy number',
    product: 'Product',
    policyType: 'Policy type',
    purpose: 'Purpose',
    status: 'Status',
    effdate: 'Effective date',
    expdate: 'Expiration date',
    premium: { label: 'Premium', unit: 'money' },
    policyFee: { label: 'Policy fee', unit: 'money' },
    tax: { label: 'Tax', unit: 'money' },
    mgaFee: { label: 'MGA fee', unit: 'money' },
    officeId: { label: 'Office', unit: 'office' },
    producers: 'Producers',
    employeeId: { label: 'Employee', unit: 'person' },
    name: 'Name',
    split: { label: 'Split', unit: 'percent' },
    memo: 'Memo',
    cancelledOn: 'Cancelled on',
    cancelReason: 'Cancel reason',
  },
};

/** A move is logged for both customers. */
export const MOVED_LOG: LogSubject = {
  subject: 'customer',
  actions: ['policies moved away', 'policies moved here'],
  fields: {
    policies: 'Policies',
    customer: 'Customer',
  },
};

export const LOG: readonly LogSubject[] = [POLICY_LOG, MOVED_LOG];

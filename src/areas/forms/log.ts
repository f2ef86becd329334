import type { LogSubject } from '#platform/shared/change-log.ts';

export const FORM_LOG: LogSubject = {
  subject: 'form',
  actions: ['added', 'edited', 'mapped', 'taken out', 'brought back'],
  fields: {
    name: 'Name',
    description: 'Description',
    active: 'In the library',
    mapping: 'Mapping',
    filename: 'File',
    fields: 'Fields',
  },
};

export const FILL_LOG: LogSubject = {
  subject: 'filled form',
  actions: ['added'],
  fields: {
    form: 'Form',
    customerId: { label: 'Customer', unit: 'record', of: 'customer' },
    policyId: { label: 'Policy', unit: 'record', of: 'policy' },
  },
};

export const LOG: readonly LogSubject[] = [FORM_LOG, FILL_LOG];

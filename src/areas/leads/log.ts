import type { LogSubject } from '#platform/shared/change-log.ts';

export const LEAD_LOG: LogSubject = {
  subject: 'lead',
  page: (id) => ({ to: '/lead/$id', params: { id } }),
  actions: ['added', 'edited', 'assigned', 'noted', 'status changed', 'converted', 'attached'],
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    businessName: 'Business name',
    phone: 'Phone',
    phone2: 'Second phone',
    email: 'Email',
    language: { label: 'Language', unit: 'language' },
    address: 'Address',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    lineOfBusiness: 'Line of business',
    currentCarrier: 'Current carrier',
    source: 'Source',
    followUpOn: 'Follow up on',
    office: 'Office',
    assignee: 'Assignee',
    status: 'Status',
    closedReason: 'Reason for closing',
    customerId: { label: 'Customer', unit: 'record', of: 'customer' },
    note: 'Note',
  },
};

export const LOG: readonly LogSubject[] = [LEAD_LOG];

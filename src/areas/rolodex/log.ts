import type { LogSubject } from '#platform/shared/change-log.ts';

export const CONTACT_LOG: LogSubject = {
  subject: 'rolodex contact',
  actions: ['added', 'edited', 'deleted', 'restored'],
  fields: {
    name: 'Name',
    company: 'Company',
    jobTitle: 'Job title',
    phone: 'Phone',
    phone2: 'Second phone',
    email: 'Email',
    address: 'Address',
    city: 'City',
    state: 'State',
    zip: 'ZIP code',
    notes: 'Notes',
    version: 'Version',
  },
};

export const LOG: readonly LogSubject[] = [CONTACT_LOG];

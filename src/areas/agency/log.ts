import type { LogSubject } from '#platform/shared/change-log.ts';

export const AGENCY_LOG: LogSubject = {
  subject: 'agency',
  page: () => ({ to: '/admin/agency' }),
  actions: ['edited'],
  fields: {
    name: 'Name',
    logo: 'Logo',
    customerNoun: 'What you call a customer',
    blogLink: 'Blog link',
    marketPlaceLink: 'Market Place link',
    themesId: { label: 'Theme', unit: 'theme' },
    customField1: 'Custom field label 1',
    customField2: 'Custom field label 2',
    customField3: 'Custom field label 3',
    showFirstNameLastName: 'Search by first name and by last name',
    proposeProducer: 'Producer of a new policy',
    officeTabDropdown: 'Office menu',
    reportTabDropdown: 'Reports menu',
    adminTabDropdown: 'Admin menu',
    leadsTabDropdown: 'Leads menu',
  },
};

export const LOG: readonly LogSubject[] = [AGENCY_LOG];

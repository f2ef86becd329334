import type { LogSubject } from '#platform/shared/change-log.ts';

export const AGENCY_LOG: LogSubject = {
  subject: 'agency',
  page: () => ({ to: '/admin/agency' }),
  actions: ['edited'],
  fields: {
    name: 'Name',
    logo: 'Logo',
    customerNoun: 'Customer noun',
    blogLink: 'Blog link',
    marketPlaceLink: 'Market place link',
    themesId: { label: 'Themes', unit: 'record' },
    customField1: 'Custom field1',
    customField2: 'Custom field2',
    customField3: 'Custom field3',
    showFirstNameLastName: 'Show first name last name',
    officeTabDropdown: 'Office tab dropdown',
    reportTabDropdown: 'Report tab dropdown',
    adminTabDropdown: 'Admin tab dropdown',
    leadsTabDropdown: 'Leads tab dropdown',
    version: 'Version',
  },
};

export const LOG: readonly LogSubject[] = [AGENCY_LOG];

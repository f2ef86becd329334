import type { AgencySettings } from './agency-rows.ts';

/** What the back office knows about each agency on the sign-in page. */
export const ACCOUNT_FACTS: Readonly<Record<number, AgencySettings>> = {
  1: {
    package_name: 'Coverdesk Enterprise',
    address: '800 Bay St, Floor 6',
    city: 'Jacksonville',
    state: 'FL',
    zip: '32202',
    phone: '(904) 555-0100',
    contact_1: '(904) 555-0101',
    contact_2: '(904) 555-0102',
    created_at: '2019-02-04 14:00:00Z',
  },
  1001: {
    package_name: 'Coverdesk Enterprise',
    address: '140 Main St',
    city: 'Miami',
    state: 'FL',
    zip: '33130',
    phone: '(305) 555-0110',
    contact_1: '(305) 555-0111',
    contact_2: '(305) 555-0112',
    created_at: '2021-06-14 13:30:00Z',
  },
  1002: {
    package_name: 'Coverdesk Lite',
    address: '9 Old Town Sq',
    city: 'St. Petersburg',
    state: 'FL',
    zip: '33701',
    phone: '(727) 555-0121',
    contact_1: '(727) 555-0122',
    contact_2: '(727) 555-0123',
    created_at: '2023-09-25 15:15:00Z',
  },
};

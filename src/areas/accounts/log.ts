import type { LogSubject } from '#platform/shared/change-log.ts';

/** Keys are those of the account's history. */
export const ACCOUNT_LOG: LogSubject = {
  subject: 'account',
  actions: ['edited'],
  fields: {
    ioPackageName: 'Version',
    setup_fee: { label: 'Setup Fee', unit: 'money' },
    bill_plan: 'Bill Plan',
    salesRep: 'Sales Rep',
    source: 'Source',
    isReceiveLeads: { label: 'Receives Leads', unit: 'switch' },
    isEnabledRaterTab: { label: 'Rater', unit: 'switch' },
    telephonySubAccount: { label: 'Telephony', unit: 'switch' },
    name: 'Agency Name',
    operatingName: 'Agency Operating Name',
    ownerEmail: 'Agent/Owner Email',
    competitor: 'Competitor',
  },
};

export const PACKAGE_LOG: LogSubject = {
  subject: 'package',
  page: (id) => ({ to: '/admin/backoffice/packages', search: { package: id } }),
  actions: ['added', 'edited'],
  fields: {
    name: 'Name',
    level: 'Level',
    priceMonthly: { label: 'Price per office', unit: 'money' },
  },
};

export const LOG: readonly LogSubject[] = [ACCOUNT_LOG, PACKAGE_LOG];

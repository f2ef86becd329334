import type { LogSubject } from '#platform/shared/change-log.ts';

export const ADD_ON_LOG: LogSubject = {
  subject: 'add-on',
  actions: ['added', 'edited'],
  fields: {
    name: 'Name',
    description: 'Description',
    cost: 'Cost',
    cost_type: 'Cost Type',
    bill_type: 'Type',
    lite_switch: 'Include Level',
    isCommissionable: { label: 'Commissionable', unit: 'switch' },
  },
};

export const ACCOUNT_ADD_ON_LOG: LogSubject = {
  subject: 'account add-on',
  actions: ['added', 'edited', 'deleted'],
  fields: {
    backOfficeAddOns: 'Add Ons',
    addOnSalesRep: 'Sales Rep',
    addOnLifetimeDiscount: 'Lifetime Discount',
    addOnDiscounts: 'Discounts',
  },
};

export const LOG: readonly LogSubject[] = [ADD_ON_LOG, ACCOUNT_ADD_ON_LOG];

import type { LogSubject } from '#platform/shared/change-log.ts';

export const PAYMENT_METHOD_LOG: LogSubject = {
  subject: 'payment method',
  actions: ['added', 'edited', 'ended'],
  fields: {
    payment_type: 'Payment Type',
    office_amount: { label: 'Base Price Per Office', unit: 'money' },
    client_price: { label: 'Client Price Per Office', unit: 'money' },
    checkDescription: 'Description',
    routing: 'Routing # or Card Type',
    account: 'Account or Card Number',
    expdate: 'Card Expiration',
    bill_name: 'Billing Name',
    bill_address: 'Billing Address',
    bill_city: 'City',
    bill_state: 'State',
    bill_zip: 'Zip',
    lifetimeDiscount: 'Lifetime Discount',
    discounts: 'Discounts',
    isActive: 'Active',
  },
};

export const LOG: readonly LogSubject[] = [PAYMENT_METHOD_LOG];

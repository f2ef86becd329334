import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['account_discounts', 'account_former_discounts'],
  reads: {
    account_payment_methods: 'whether the payment method of a discount has ended',
    account_add_ons: 'whether the add-on of a discount was deleted',
    add_ons: 'the name of the add-on that a discount is for',
  },
};

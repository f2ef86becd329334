import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['account_payment_methods'],
  reads: {
    account_former_discounts: 'what the discounts of a payment method were',
    account_billings: 'whether the last charge of a payment method failed',
    change_log: 'what its base price was before somebody edited it',
  },
};

import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['account_billings'],
  reads: {
    account_payment_methods: 'how a row is paid, and the last four digits',
    employees: 'who billed',
  },
};

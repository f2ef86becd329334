import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['receipts', 'receipt_details', 'receipt_counters'],
  reads: {
    agencies: 'the letterhead',
    companies: 'the name beside a line',
    customers: 'who paid',
    employees: 'who took the payment',
    offices: 'the letterhead and the day of the office',
    policies: 'what is owed on a policy',
    products: 'the name beside a line',
  },
};

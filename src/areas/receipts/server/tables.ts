import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['receipts', 'receipt_details', 'receipt_counters'],
  reads: {
    companies: 'the name beside a line',
    customers: 'who paid',
    employees: 'who took the payment',
    finance_contracts: 'the number beside a line that pays a contract',
    finance_posts: 'how far the posting of such a line has come',
    offices: 'the day and the name of the office',
    policies: 'what is owed on a policy',
    products: 'the name beside a line',
  },
};

import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['finance_posts', 'finance_requests'],
  reads: {
    companies: 'the way to a finance company',
    customers: 'the memo that tells the sandbox to fail',
    employees: 'the owners, who hear of what a company does not take back',
    finance_contracts: 'the number that the finance company knows a contract by',
    receipt_details: 'what was paid',
    receipts: 'when it was paid, and by which receipt',
  },
};

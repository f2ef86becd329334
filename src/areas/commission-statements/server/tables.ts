import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['commission_ledger', 'commission_shares', 'commission_statement_counters', 'commission_statements'],
  reads: {
    companies: 'the name beside a line',
    customers: 'the name beside a line',
    products: 'the name beside a line',
    policies: 'whether a term is new or renewed',
    policy_producers: 'who could be given a statement',
    employees: 'who is paid',
  },
  writes: {
    change_log: 'a bulk change logs its shares in the one statement that changes them',
  },
};

import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['commission_files', 'commission_lines', 'commission_merges', 'commission_replaced_lines'],
  reads: {
    companies: 'the name beside a line',
    customers: 'the name beside a line',
    policies: 'the terms that lines are made of',
    products: 'the percentages of a product',
    employees: 'who changed a line',
  },
  writes: {
    change_log: 'a bulk change logs its lines in the one statement that changes them',
  },
};

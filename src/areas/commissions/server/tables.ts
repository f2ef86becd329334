import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: [
    'commission_files',
    'commission_lines',
    'commission_line_producers',
    'commission_merges',
    'commission_replaced_lines',
  ],
  reads: {
    companies: 'the name beside a line',
    customers: 'the name beside a line',
    policies: 'the terms that lines are made of',
    products: 'the percentages of a product',
    product_rates: 'the percentages when a term began',
    employees: 'who changed a line, and who earns of it',
    policy_producers: 'who earns of a line',
  },
  writes: {
    change_log: 'a bulk change logs its lines in the one statement that changes them',
  },
};

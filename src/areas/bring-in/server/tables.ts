import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['bring_in_maps', 'bring_in_rows', 'bring_ins'],
  reads: {
    companies: 'the carrier that a row names',
    customer_merges: 'who a customer that was brought in is now',
    customers: 'whether a customer that was brought in is still there',
    employees: 'who brought a file in',
    offices: 'the office that a row names',
    products: 'the product that a row names',
  },
};

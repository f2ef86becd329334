import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['policies', 'policy_producers'],
  reads: {
    companies: 'the name beside a policy',
    product_finance_companies: 'the first finance company of the product',
    products: 'the name and the line of business of a policy',
    customers: 'whose policy it is',
    employees: 'the producers by name',
    offices: 'the name of the office',
  },
};

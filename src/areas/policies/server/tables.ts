import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['policies', 'policy_producers'],
  reads: {
    companies: 'the name beside a policy',
    products: 'the name and the line of business of a policy',
    customers: 'whose policy it is',
    employees: 'the producers by name',
    offices: 'the name of the office',
  },
};

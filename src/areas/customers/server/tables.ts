import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: [
    'customers',
    'customer_words',
    'name_words',
    'name_endings',
    'household_members',
    'vehicles',
    'customer_merges',
  ],
  reads: {
    companies: 'whose product a policy that was found is',
    employees: 'who merged two customers',
    offices: 'the name of the office',
    policies: 'the product of a policy that was found',
    products: 'the product of a policy that was found',
  },
};

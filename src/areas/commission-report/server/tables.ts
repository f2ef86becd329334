import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: [],
  reads: {
    companies: 'who owes the commission',
    customers: 'whose policy it is',
    policies: 'the terms that a commission is expected for',
    products: 'the percentages of a product',
  },
};

import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['templates'],
  reads: {
    agencies: 'values that a template is filled in with',
    companies: 'values that a template is filled in with',
    customers: 'values that a template is filled in with',
    employees: 'values that a template is filled in with',
    policies: 'values that a template is filled in with',
    products: 'values that a template is filled in with',
  },
};

import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: [
    'commission_assigned_lines',
    'commission_assignments',
    'commission_column_maps',
    'commission_import_progress',
    'commission_import_rows',
    'commission_imports',
  ],
  reads: {
    companies: 'whose statement it is',
    customers: 'whose policy a row is about',
    policies: 'the policy that a row is matched with',
    products: 'the product of a matched policy',
    employees: 'who imported and assigned',
  },
};

import type { AreaTables } from '#platform/server/db/area-tables.ts';

/** What is taken out is found in the database itself (`taken-tables.ts`), so no table is named for it here. */
export const TABLES: AreaTables = {
  owns: ['take_outs'],
  reads: {
    companies: 'the carrier of a policy by its name',
    employees: 'who asked for it, and who a lead is assigned to',
    offices: 'the office of a record by its name',
    products: 'the product of a policy by its name',
  },
};

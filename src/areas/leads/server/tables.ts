import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['leads', 'lead_notes'],
  reads: {
    customers: 'the customer that a lead became',
    employees: 'who has a lead and who noted something',
    offices: 'the name of the office',
  },
};

import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['office_messages'],
  reads: {
    offices: 'the name of the office',
  },
};

import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['agencies'],
  reads: {
    employees: 'who owns and administers the agency',
  },
};

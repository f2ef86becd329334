import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: [],
  reads: {
    change_log: 'what the area shows',
    employees: 'who changed something, by name',
  },
};

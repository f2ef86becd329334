import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['day_counts', 'day_closes'],
  reads: {
    employees: 'who counted, closed and reopened',
    offices: 'the clock and the name of the office',
  },
};

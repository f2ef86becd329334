import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['time_clock_entries'],
  reads: { employees: 'whose hours they are', offices: 'by which clock the days of a person go' },
};

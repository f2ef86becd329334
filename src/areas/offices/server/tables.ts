import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['offices', 'office_groups'],
  reads: {
    agencies: 'the name above its locations; the area of the agency would close a circle',
    employees: 'the people of an office',
    time_clock_entries: 'who is clocked in right now',
  },
};

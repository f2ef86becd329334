import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['add_on_requests'],
  reads: {
    add_ons: 'the name of what was asked for',
    employees: 'who answered a request, and whom of the provider to notify',
  },
};

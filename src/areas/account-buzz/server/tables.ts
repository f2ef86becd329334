import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['account_buzz_syncs'],
  reads: { employees: 'who asked for a sync' },
};

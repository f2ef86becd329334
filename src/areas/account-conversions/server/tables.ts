import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['account_conversions'],
  reads: { employees: 'who asked for a conversion' },
};

import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['telephony_calls'],
  reads: {
    customers: 'whom the number belongs to',
  },
};

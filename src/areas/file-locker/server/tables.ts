import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['locker_items', 'locker_versions'],
  reads: {
    employees: 'who uploaded or threw away something',
    offices: 'whether the office of a locker is there',
  },
};

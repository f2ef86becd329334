import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['add_ons', 'account_add_ons'],
  reads: { employees: 'the name of the sales rep of an add-on' },
};

import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['banks'],
  reads: { agencies: 'which agency is the provider, when an operator loads the directory' },
};

import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['packages', 'account_facts'],
  reads: { employees: "the provider's people who sell, and the sales rep of an account" },
};

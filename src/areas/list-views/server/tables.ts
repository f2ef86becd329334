import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = { owns: ['list_views'] };

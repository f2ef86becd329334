import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['webhooks', 'webhook_deliveries'],
  reads: { employees: 'the name of whoever made a webhook' },
};

import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['referrals'],
  reads: {
    agencies: 'who invites, in the mail',
    employees: 'who referred',
  },
};

import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['rolodex_contacts'],
  reads: {
    change_log: 'the version that a deleted contact had',
    companies: 'an entry of the list',
    employees: 'an entry of the list',
    offices: 'where a colleague is',
  },
};

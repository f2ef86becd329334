import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['employees', 'employee_groups', 'employee_group_members'],
  reads: {
    offices: 'the name of the office',
  },
};

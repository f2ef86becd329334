import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['notifications', 'notification_messages'],
  reads: {
    employees: 'who receives and who sent',
    employee_group_members: 'the receivers in a group',
    office_groups: 'the receivers below a region',
    offices: 'the receivers in an office',
  },
};

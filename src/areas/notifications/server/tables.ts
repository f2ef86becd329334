import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['notifications', 'notification_messages'],
  reads: {
    customers: 'whom a notification is about',
    employees: 'who receives and who sent',
    employee_group_members: 'the receivers in a group',
    office_groups: 'the receivers below a region',
    finance_contracts: 'whom a notification of a contract is about',
    offices: 'the receivers in an office',
    tasks: 'whom a notification of a task is about',
  },
};

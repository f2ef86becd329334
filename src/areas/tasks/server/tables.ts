import type { AreaTables } from '#platform/server/db/area-tables.ts';

export const TABLES: AreaTables = {
  owns: ['tasks', 'task_notes', 'task_types', 'task_priorities', 'task_statuses'],
  reads: {
    attachments: 'how many files a task has',
    customers: 'whom a task is about',
    employees: 'who has a task',
    leads: 'whom a task is about',
    offices: 'the office that has a task',
  },
};

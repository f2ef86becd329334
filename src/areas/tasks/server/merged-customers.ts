import { customerRows } from '#areas/customers/server/public.ts';

export const TASKS_OF_CUSTOMER = [
  customerRows({ table: 'tasks', thing: 'tasks', isVersioned: true, seen: ['version'] }),
];

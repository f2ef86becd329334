import { lazyRouteComponent } from '@tanstack/react-router';
import type { CustomerTab, CustomerTabProps } from '#areas/customers/web/public.ts';
import type { TaskAction } from './task-action.ts';

const screens = () => import('./screens.ts');
const CustomerTasks = lazyRouteComponent(screens, 'CustomerTasks');

/** The tab of the customer's page, with what other areas bring to a row. */
export function tasksTab(actions: readonly TaskAction[]): CustomerTab {
  return {
    key: 'tasks',
    label: 'Tasks',
    component: ({ customer }: CustomerTabProps) => (
      <CustomerTasks customerId={customer.id} actions={actions} />
    ),
    count: lazyRouteComponent(() => import('./tasks-count.tsx'), 'TasksCount'),
  };
}

import type { CustomerTab, CustomerTabProps } from '#areas/customers/web/public.ts';
import type { LeadTab, LeadTabProps } from '#areas/leads/web/public.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import type { TaskAction } from './task-action.ts';
import { frameTexts } from './texts/frame.ts';

const screens = () => import('./screens.ts');
const counts = () => import('./tasks-count.tsx');
const RecordTasks = lazyRouteComponent(screens, 'RecordTasks');

/** The tab of the customer's page, with what other areas bring to a row. */
export function tasksTab(actions: readonly TaskAction[]): CustomerTab {
  return {
    key: 'tasks',
    label: frameTexts.tab,
    isWide: true,
    component: ({ customer }: CustomerTabProps) => (
      <RecordTasks subject={{ custid: customer.id }} actions={actions} />
    ),
    count: lazyRouteComponent(counts, 'CustomerTasksCount'),
  };
}

/** The same of a lead. */
export function leadTasksTab(actions: readonly TaskAction[]): LeadTab {
  return {
    key: 'tasks',
    label: frameTexts.tab,
    component: ({ lead }: LeadTabProps) => (
      <RecordTasks subject={{ leadMainId: lead.id }} actions={actions} />
    ),
    count: lazyRouteComponent(counts, 'LeadTasksCount'),
  };
}

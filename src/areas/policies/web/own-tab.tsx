import type { CustomerTab, CustomerTabProps } from '#areas/customers/web/public.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import type { PolicyAction } from './policy-action.ts';

const PoliciesTab = lazyRouteComponent(() => import('./screens.ts'), 'PoliciesTab');

/** The tab of the customer's page, with what other areas do with the policies that are chosen. */
export function policiesTab(actions: readonly PolicyAction[]): CustomerTab {
  return {
    key: 'policies',
    label: 'Policies',
    component: ({ customer }: CustomerTabProps) => <PoliciesTab customer={customer} actions={actions} />,
    count: lazyRouteComponent(() => import('./policies-count.tsx'), 'PoliciesCount'),
  };
}

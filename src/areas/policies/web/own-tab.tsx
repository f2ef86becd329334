import type { CustomerTab, CustomerTabProps } from '#areas/customers/web/public.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import type { PolicyAction } from './policy-action.ts';
import { frameTexts } from './texts/frame.ts';

const PoliciesTab = lazyRouteComponent(() => import('./policies-tab.tsx'), 'PoliciesTab');

/** The tab of the customer's page, with what other areas do with the policies that are chosen, and its number. */
export function policiesTab(
  actions: readonly PolicyAction[],
  count: NonNullable<CustomerTab['count']>,
): CustomerTab {
  return {
    key: 'policies',
    label: frameTexts.tab,
    component: ({ customer }: CustomerTabProps) => <PoliciesTab customer={customer} actions={actions} />,
    count,
  };
}

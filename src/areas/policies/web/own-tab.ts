import { lazyRouteComponent } from '@tanstack/react-router';
import type { CustomerTab } from '#areas/customers/web/public.ts';

export const policiesTab: CustomerTab = {
  key: 'policies',
  label: 'Policies',
  component: lazyRouteComponent(() => import('./screens.ts'), 'PoliciesTab'),
  count: lazyRouteComponent(() => import('./policies-count.tsx'), 'PoliciesCount'),
};

import { lazyRouteComponent } from '@tanstack/react-router';
import type { CustomerTab } from '#areas/customers/web/public.ts';

const screens = () => import('./screens.ts');

export const policiesTab: CustomerTab = {
  key: 'policies',
  label: 'Policies',
  component: lazyRouteComponent(screens, 'PoliciesTab'),
  count: lazyRouteComponent(screens, 'PoliciesCount'),
};

import { lazyRouteComponent } from '@tanstack/react-router';
import type { CustomerTab } from '#areas/customers/web/public.ts';

export const emailTab: CustomerTab = {
  key: 'email',
  label: 'Email',
  component: lazyRouteComponent(() => import('./screens.ts'), 'EmailTab'),
};

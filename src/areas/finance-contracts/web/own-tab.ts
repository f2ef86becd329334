import type { CustomerTab } from '#areas/customers/web/public.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { frameTexts } from './texts/frame.ts';

export const financeTab: CustomerTab = {
  key: 'finance',
  label: frameTexts.tab,
  isWide: true,
  component: lazyRouteComponent(() => import('./finance-tab.tsx'), 'FinanceTab'),
  count: lazyRouteComponent(() => import('./contracts-count.tsx'), 'ContractsCount'),
};

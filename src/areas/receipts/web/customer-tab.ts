import type { CustomerTab } from '#areas/customers/web/public.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';

export const receiptsTab: CustomerTab = {
  key: 'receipts',
  label: 'Receipts',
  component: lazyRouteComponent(() => import('./screens.ts'), 'ReceiptsTab'),
};

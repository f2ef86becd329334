import { lazyRouteComponent } from '@tanstack/react-router';
import type { CustomerTab } from '#areas/customers/web/public.ts';

export const receiptsTab: CustomerTab = {
  key: 'receipts',
  label: 'Receipts',
  component: lazyRouteComponent(() => import('./screens.ts'), 'ReceiptsTab'),
};

import type { CustomerTab } from '#areas/customers/web/public.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { frameTexts } from './texts/frame.ts';

export const receiptsTab: CustomerTab = {
  key: 'receipts',
  label: frameTexts.tab,
  component: lazyRouteComponent(() => import('./screens.ts'), 'ReceiptsTab'),
};

import { lazyRouteComponent } from '@tanstack/react-router';
import type { CustomerTab } from '#areas/customers/web/public.ts';

export const attachmentsTab: CustomerTab = {
  key: 'attachments',
  label: 'Attachments',
  component: lazyRouteComponent(() => import('./screens.ts'), 'AttachmentsTab'),
};

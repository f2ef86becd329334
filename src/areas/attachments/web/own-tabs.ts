import type { CustomerTab } from '#areas/customers/web/public.ts';
import type { LeadTab } from '#areas/leads/web/public.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { frameTexts } from './texts/frame.ts';

const screens = () => import('./screens.ts');

export const attachmentsTab: CustomerTab = {
  key: 'attachments',
  label: frameTexts.tab,
  component: lazyRouteComponent(screens, 'AttachmentsTab'),
};

export const leadAttachmentsTab: LeadTab = {
  key: 'attachments',
  label: frameTexts.tab,
  component: lazyRouteComponent(screens, 'LeadAttachmentsTab'),
};

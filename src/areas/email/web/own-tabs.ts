import type { CustomerTab } from '#areas/customers/web/public.ts';
import type { LeadTab } from '#areas/leads/web/public.ts';
import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import { frameTexts } from './texts/frame.ts';

const tabs = () => import('./email-tab.tsx');

export const emailTab: CustomerTab = {
  key: 'email',
  label: frameTexts.tab,
  component: lazyRouteComponent(tabs, 'CustomerEmailTab'),
};

export const leadEmailTab: LeadTab = {
  key: 'email',
  label: frameTexts.tab,
  component: lazyRouteComponent(tabs, 'LeadEmailTab'),
};

import { lazyRouteComponent } from '@tanstack/react-router';
import type { CustomerTab } from './customer-tab.ts';

const screens = () => import('./screens.ts');

export const overviewTab: CustomerTab = {
  key: 'overview',
  label: 'Overview',
  component: lazyRouteComponent(screens, 'OverviewTab'),
};

export const logTab: CustomerTab = {
  key: 'log',
  label: 'Log',
  component: lazyRouteComponent(screens, 'LogTab'),
};

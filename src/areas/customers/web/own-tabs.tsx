import { lazyRouteComponent } from '#platform/web/connection/lazy-route-component.ts';
import type { CustomerTab, CustomerTabProps, OverviewParts } from './customer-tab.ts';
import { frameTexts } from './texts/frame.ts';

const view = () => import('./view.ts');
const OverviewTab = lazyRouteComponent(view, 'OverviewTab');

/** With what other areas bring to it. */
export function overviewTab(parts: OverviewParts): CustomerTab {
  return {
    key: 'overview',
    label: frameTexts.overview,
    component: ({ customer }: CustomerTabProps) => <OverviewTab customer={customer} parts={parts} />,
  };
}

export const logTab: CustomerTab = {
  key: 'log',
  label: frameTexts.log,
  component: lazyRouteComponent(view, 'LogTab'),
};

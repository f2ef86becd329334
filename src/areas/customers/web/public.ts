export { AddCustomerButton } from './add-customer-button.tsx';
export type { CustomerTab, CustomerTabProps } from './customer-tab.ts';
export { logTab, overviewTab } from './own-tabs.ts';
export { customerRoutes } from './routes.tsx';
export { CustomerSearchBox } from './search-box.tsx';

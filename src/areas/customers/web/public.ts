export { AddCustomerButton } from './add-customer-button.tsx';
export type { CustomerTab, CustomerTabProps, OverviewParts } from './customer-tab.ts';
export { CustomersByOfficeCard, NewCustomersCard } from './figures-cards.tsx';
export type { NextStep } from './next-step.ts';
export { logTab, overviewTab } from './own-tabs.tsx';
export type { PhoneAction } from './phone-action.ts';
export { customerRoutes } from './routes.tsx';
export { CustomerSearchBox } from './search-box.tsx';
export { useNoun } from './use-noun.ts';

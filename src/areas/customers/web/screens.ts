// One module, so that the screens of the area make one chunk.
export { AddCustomerPage } from './add-customer-page.tsx';
export { CustomerNotFoundPage } from './customer-not-found-page.tsx';
export { CustomerPage } from './customer-page.tsx';
export { EditCustomerPage } from './edit-customer-page.tsx';
export { LogTab } from './log-tab.tsx';
export { MergeCustomerPage } from './merge-customer-page.tsx';
export { OverviewTab } from './overview-tab.tsx';
export { SearchPage } from './search-page.tsx';

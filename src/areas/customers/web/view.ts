// What shows one customer, as one chunk.
export { CustomerNotFoundPage } from './customer-not-found-page.tsx';
export { CustomerPage } from './customer-page.tsx';
export { LogTab } from './log-tab.tsx';
export { OverviewTab } from './overview-tab.tsx';

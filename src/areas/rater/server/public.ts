export type { SellLead } from './choose-offers.ts';
export { followLead } from './follow-lead.ts';
export { QUOTES_OF_CUSTOMER } from './merged-customers.ts';
export { raterRoutes } from './routes.ts';

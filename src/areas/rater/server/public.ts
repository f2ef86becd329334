export type { SellLead } from './choose-offers.ts';
export { followLead } from './follow-lead.ts';
export { raterRoutes } from './routes.ts';

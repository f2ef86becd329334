export { addFromLead, attachLead, hasCustomer, listSameContact } from './from-lead.ts';
export { customerRoutes } from './routes.ts';

export {
  addCustomers,
  fillCustomer,
  findCustomersNamed,
  findSameCustomers,
  sameCustomers,
} from './bring-in.ts';
export { addFromLead, attachLead, hasCustomer, listSameContact } from './from-lead.ts';
export { customerRoutes } from './routes.ts';

export {
  addCustomers,
  fillCustomer,
  findCustomersNamed,
} from './bring-in.ts';
export { type CustomerRows, customerRows } from './customer-rows.ts';
export { addFromLead, attachLead, hasCustomer, listSameContact } from './from-lead.ts';
export { languageOf } from './language-of.ts';
export { recipientOf } from './recipient-of.ts';
export { customerRoutes } from './routes.ts';
export { comparedOf, findSameCustomers, listSame, refuseSame } from './same-customers.ts';

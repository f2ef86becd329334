export { ACCOUNT_ADD_ON_LOG } from '../log.ts';
export { listAccountAddOns } from './add-on-of.ts';
export { addKnownAddOns } from './known-add-ons.ts';
export { addOnRoutes } from './routes.ts';

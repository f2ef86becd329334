export { agencyRoutes } from './routes.ts';
export { findAgencyName } from './store.ts';

export { agencyWords } from './agency-words.ts';
export { agencyRoutes } from './routes.ts';
export { findAgencyName } from './store.ts';

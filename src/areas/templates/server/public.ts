export { templateRoutes } from './routes.ts';
export { findTemplate } from './store.ts';

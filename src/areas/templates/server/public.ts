export { mergeValues } from './merge-values.ts';
export { templateRoutes } from './routes.ts';
export { findTemplate } from './store.ts';

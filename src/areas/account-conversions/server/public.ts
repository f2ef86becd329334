export { CONVERSION_LOG } from '../log.ts';
export { conversionRoutes } from './routes.ts';

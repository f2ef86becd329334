export { timeClockRoutes } from './routes.ts';

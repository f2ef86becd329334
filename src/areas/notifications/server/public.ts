export { notificationRoutes } from './routes.ts';
export { type Telling, tellPeople } from './tell-people.ts';

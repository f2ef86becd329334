export { letterAddress } from './letter-address.ts';
export { templateRoutes } from './routes.tsx';

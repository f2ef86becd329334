export { listNotOffering } from './finance-store.ts';
export { gatewaySecretPlace } from './gateway-secret.ts';
export { companyRoutes } from './routes.ts';

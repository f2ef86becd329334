export { findAskedCompany, findWay } from './asked-company.ts';
export {
  type FinanceGateway,
  type GatewayServices,
  type Gateways,
  openGateway,
  wayTo,
} from './gateway.ts';
export { orderPost, withdrawPosts } from './orders.ts';
export { financeGatewayJobs } from './post-jobs.ts';
export { POST_JSON } from './post-store.ts';
export type * from './questions.ts';
export { financeGatewayRoutes } from './routes.ts';

export { type FinanceGateway, type Gateways, openGateway } from './gateway.ts';
export { orderPost, withdrawPosts } from './orders.ts';
export { financeGatewayJobs } from './post-jobs.ts';
export { POST_JSON } from './post-store.ts';
export { financeGatewayRoutes } from './routes.ts';

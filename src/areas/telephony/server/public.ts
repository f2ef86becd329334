export { CALLS_OF_CUSTOMER } from './merged-customers.ts';
export { telephonyRoutes } from './routes.ts';
export { sandboxName } from './sandbox-line.ts';

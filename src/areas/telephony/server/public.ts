export { telephonyRoutes } from './routes.ts';
export { sandboxName } from './sandbox-line.ts';

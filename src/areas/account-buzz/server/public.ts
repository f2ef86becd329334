import { runSync } from './sync.ts';

export { buzzRoutes } from './routes.ts';

export const buzzJobs = [runSync];

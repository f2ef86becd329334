import { runSync } from './sync.ts';

export { BUZZ_LOG } from '../log.ts';
export { buzzRoutes } from './routes.ts';

export const buzzJobs = [runSync];

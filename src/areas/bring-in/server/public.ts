import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import { bringInJob } from './work.ts';

export { bringInKey } from './place.ts';
export { bringInRoutes } from './routes.ts';
export { sweepBringIns } from './sweep-bring-ins.ts';

export const bringInJobs: readonly JobHandler[] = [bringInJob];

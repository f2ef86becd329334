import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import { takeOutJob } from './make-take-out.ts';

export { takeOutRoutes } from './routes.ts';
export { sweepTakeOuts } from './sweep-take-outs.ts';

export const takeOutJobs: readonly JobHandler[] = [takeOutJob];

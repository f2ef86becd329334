import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import { readImportJob } from './read-import.ts';

export { statementKey } from './file-key.ts';
export { commissionImportRoutes } from './routes.ts';
export { sweepImports } from './sweep-imports.ts';

export const commissionImportJobs: readonly JobHandler[] = [readImportJob];

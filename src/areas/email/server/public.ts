import type { JobHandler } from '#platform/server/jobs/jobs.ts';
import { mailToCustomer } from './send-email.ts';

export { followLead } from './follow-lead.ts';
export { uploadKey } from './mail-files.ts';
export { emailRoutes } from './routes.ts';
export { sweepUploads } from './sweep-uploads.ts';

export const emailJobs: readonly JobHandler[] = [mailToCustomer];
export { EMAILS_OF_CUSTOMER } from './merged-customers.ts';

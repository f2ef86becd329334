import { serveJobs } from '#platform/server/threads/serve-jobs.ts';
import { isOfItsKind } from './look-inside.ts';

// Started by check-file.ts: what somebody sent is looked into on no other thread.

const JOBS = { isOfItsKind };
export type ContentJobs = typeof JOBS;

serveJobs(JOBS);

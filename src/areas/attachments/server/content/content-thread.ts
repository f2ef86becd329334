import { serveJobs } from '#platform/server/threads/serve-jobs.ts';
import { whyRefused } from './look-inside.ts';

// Started by check-file.ts: what somebody sent is looked into on no other thread.

const JOBS = { whyRefused };
export type ContentJobs = typeof JOBS;

serveJobs(JOBS);

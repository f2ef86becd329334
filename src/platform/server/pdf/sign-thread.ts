import { serveJobs } from '../threads/serve-jobs.ts';
import { makeSigned } from './signed-paper.ts';

// Started by print-signed.ts: what joins papers takes as long to load as everything else that prints.

const JOBS = { signed: makeSigned };
export type SignJobs = typeof JOBS;

serveJobs(JOBS);

import { serveJobs } from '#platform/server/threads/serve-jobs.ts';
import { drawForm } from './draw-form.ts';
import { readForm } from './read-form.ts';

// Started by form-work.ts: forms are looked into and filled in on no other thread.

const JOBS = { readForm, drawForm };
export type FormJobs = typeof JOBS;

serveJobs(JOBS);

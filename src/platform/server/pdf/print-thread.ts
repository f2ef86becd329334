import { serveJobs } from '../threads/serve-jobs.ts';
import { makeAgreement } from './agreement.ts';
import { makeLetter } from './letter.ts';
import { makePaper } from './paper.ts';

// Started by print.ts.

const JOBS = { paper: makePaper, letter: makeLetter, agreement: makeAgreement };
export type PrintJobs = typeof JOBS;

serveJobs(JOBS);

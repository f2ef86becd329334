import { serveJobs } from '../threads/serve-jobs.ts';
import { makeAgreement } from './agreement.ts';
import { makeCopies } from './copies.ts';
import { makeLetter } from './letter.ts';
import { makePaper } from './paper.ts';

// Started by print.ts.

const JOBS = { paper: makePaper, copies: makeCopies, letter: makeLetter, agreement: makeAgreement };
export type PrintJobs = typeof JOBS;

serveJobs(JOBS);

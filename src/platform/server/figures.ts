import { Counter, Gauge, Histogram, type Metric } from 'prom-client';

/** What is counted where it happens, for the whole process; /metrics shows it with the rest. */
const registers: [] = [];

export const poolWaits = new Histogram({
  name: 'db_pool_wait_seconds',
  help: 'How long work waited for a connection to the database.',
  buckets: [0.001, 0.005, 0.025, 0.1, 0.4, 1, 5, 10],
  registers,
});

export const mailGivenUp = new Counter({
  name: 'mail_given_up_total',
  help: 'Mails that will not be tried again, by what they were for.',
  labelNames: ['kind'],
  registers,
});

export const sweepRuns = new Counter({
  name: 'sweeps_total',
  help: 'Regular work of this process that ended, by name and result.',
  labelNames: ['sweep', 'result'],
  registers,
});

export const lastSweeps = new Gauge({
  name: 'sweep_last_success_timestamp_seconds',
  help: 'When regular work last ended well, by name.',
  labelNames: ['sweep'],
  registers,
});

export const COUNTED: readonly Metric[] = [poolWaits, mailGivenUp, sweepRuns, lastSweeps];

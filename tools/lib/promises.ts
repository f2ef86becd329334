export interface TrustPromise {
  promise: string;
  goal: string;
  /** Files of tests, which do more when TRUST is long. */
  tests?: string[];
  /** A measurement, as arguments of Node. It ends well when the goal is met, and notes its figure. */
  bench?: string[];
}

const HTTP = 'src/platform/server/http';
const APP = 'src/app/server';

/** What the product promises to whoever runs it and whoever works with it, and what shows it. */
export const PROMISES: readonly TrustPromise[] = [
  {
    promise: 'no acknowledged write is lost',
    goal: '50 kills of the server under load: 0 lost, 0 half done',
    tests: [`${APP}/killed-under-load.api.test.ts`],
  },
  {
    promise: 'all or nothing',
    goal: 'a kill in the middle of a merge, a posting, a payment, a mail: nothing half done',
    tests: ['kill.api.test.ts'],
  },
  {
    promise: 'money moves once',
    goal: 'repeats under one key have one effect; a changed body is refused',
    tests: [`${HTTP}/only-once.api.test.ts`, `${HTTP}/in-steps.api.test.ts`],
  },
  {
    promise: 'cents and days',
    goal: 'random sequences of calls beside exact models: 0 cents off',
    tests: ['model.api.test.ts', `${APP}/office-clock.api.test.ts`],
  },
  {
    promise: 'two clerks',
    goal: 'a stale save is refused with the current record',
    tests: [`${APP}/every-record.api.test.ts`],
  },
  {
    promise: 'agencies and permissions',
    goal: 'every call with ids of another agency, and by every kind of person: 0 leaks',
    tests: [`${APP}/every-endpoint`, 'src/platform/server/db/tenancy.api.test.ts'],
  },
  {
    promise: 'overload',
    goal: '500 connections: accepted p95 below 1 s, health below 100 ms, usual again within 10 s',
    tests: [`${HTTP}/overload.api.test.ts`],
    bench: ['bench/overload.ts', '--customers', '50000', '--receipts', '100000'],
  },
  {
    promise: 'a database that hangs',
    goal: 'every statement ends, and its connection is replaced',
    tests: ['src/platform/server/db/hanging-database.api.test.ts', `${HTTP}/trouble.api.test.ts`],
  },
  {
    promise: 'one person cannot stop all',
    goal: 'hostile files on threads with deadlines; health answers meanwhile',
    tests: ['src/platform/server/threads', 'src/areas/attachments/server'],
  },
  {
    promise: 'stopping',
    goal: '50 stops under 24 clients that keep their connections: 0 dropped',
    tests: [`${HTTP}/stopping.api.test.ts`],
  },
  {
    promise: 'ready is not alive',
    goal: 'a lost database, role, policy, bucket or queue: each named, none 500',
    tests: [`${HTTP}/operating.api.test.ts`, 'src/platform/server/db/prepare-database.api.test.ts'],
  },
  {
    promise: 'backup and restore',
    goal: 'the copy is equal row by row; a changed byte is refused',
    tests: [`${APP}/backup.api.test.ts`],
  },
  {
    promise: 'a second machine',
    goal: 'sessions, limits, live events and jobs are shared; a stop goes unnoticed',
    tests: [`${APP}/second-process.api.test.ts`],
  },
  {
    promise: 'packaging',
    goal: 'a release installs without packages of development, starts, lets somebody in',
    tests: ['tools/lib/release.test.ts', 'tools/lib/service.test.ts', `${APP}/figures.api.test.ts`],
  },
  {
    promise: 'settings',
    goal: 'each wrong one is told in one line before the database is touched',
    tests: [
      'src/platform/server/config',
      'src/platform/server/db/pooler.api.test.ts',
      'src/platform/server/files/check-bucket.test.ts',
      `${APP}/start.test.ts`,
    ],
  },
];

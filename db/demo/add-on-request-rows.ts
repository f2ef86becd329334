import { DEMO_AGENCIES } from './agencies.ts';
import { BUZZ, PROVIDER } from './back-office-catalogue.ts';
import { daysBefore } from './days.ts';
import { ACCOUNTING, SALES } from './demo-accounts.ts';
import { type TableRow, table } from './table-loader.ts';

const REQUESTS = table('add_on_requests', [
  'master_id',
  'id',
  'account',
  'add_on_id',
  'requested_by',
  'requested_by_name',
  'note',
  'requested_at',
  'outcome',
  'answer',
  'answered_at',
  'answered_by',
]);

interface DemoRequest {
  account: number;
  addOn: number;
  note: string;
  daysAgo: number;
  answer?: { outcome: 'applied' | 'declined'; words: string; daysAgo: number; by: number };
}

const FIRST = 9601;

/** One of each state for the demo agency, and one that waits for another account. */
const DEMO_REQUESTS: readonly DemoRequest[] = [
  {
    account: 1001,
    addOn: BUZZ.id,
    note: '',
    daysAgo: 220,
    answer: { outcome: 'applied', words: '', daysAgo: 218, by: SALES },
  },
  {
    account: 1001,
    addOn: 33,
    note: 'We write more every month.',
    daysAgo: 35,
    answer: {
      outcome: 'declined',
      words: 'Premium Share is for agencies with a carrier contract of their own. Call us about one.',
      daysAgo: 33,
      by: ACCOUNTING,
    },
  },
  { account: 1001, addOn: 12, note: 'For all three offices, from next month on.', daysAgo: 2 },
  { account: 1002, addOn: 10, note: 'Our own site is ten years old.', daysAgo: 4 },
];

export function* addOnRequestRows(today: string): Generator<TableRow> {
  for (const [at, { account, addOn, note, daysAgo, answer }] of DEMO_REQUESTS.entries()) {
    const owner = DEMO_AGENCIES.find(({ masterId }) => masterId === account)?.people[0];
    yield REQUESTS.row({
      master_id: PROVIDER,
      id: FIRST + at,
      account,
      add_on_id: addOn,
      requested_by: owner?.id ?? 0,
      requested_by_name: `${owner?.firstName} ${owner?.lastName}`,
      note,
      requested_at: `${daysBefore(today, daysAgo)}T14:10:00Z`,
      outcome: answer?.outcome ?? null,
      answer: answer?.words ?? '',
      answered_at: answer ? `${daysBefore(today, answer.daysAgo)}T16:30:00Z` : null,
      answered_by: answer?.by ?? null,
    });
  }
}

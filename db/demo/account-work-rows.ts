import type { ConversionType } from '#areas/account-conversions/rules.ts';
import { COMPETITORS, OTHER_COMPETITOR } from '#areas/accounts/rules/lists.ts';
import { PROVIDER } from './back-office-catalogue.ts';
import { daysBefore } from './days.ts';
import { ACCOUNTING, SALES } from './demo-accounts.ts';
import { type TableRow, table } from './table-loader.ts';

const CONVERSIONS = table('account_conversions', [
  'master_id',
  'id',
  'account',
  'conversion_type',
  'competitor_id',
  'competitor_name',
  'fee',
  'comments',
  'employee_id',
  'inserted_at',
  'completed_at',
  'voided_at',
]);
const SYNCS = table('account_buzz_syncs', [
  'master_id',
  'id',
  'account',
  'state',
  'customers',
  'failure',
  'is_sandbox',
  'employee_id',
  'asked_at',
  'ended_at',
]);

export interface DemoConversion {
  id: number;
  type: ConversionType;
  competitorId: number | null;
  name: string;
  fee: number;
  comments: string;
  day: string;
  state: 'open' | 'completed' | 'voided';
}

const FIRST = 7001;
const ACCOUNT = 1001;

const CARRIERS = [
  'Palm Mutual',
  'Gulf Coast Casualty',
  'Sunbelt Auto',
  'Harborline',
  'First Peninsula',
  'Seaboard Home',
  'Tropic Fire and Marine',
];

/** More than a page: carriers' files over two years, a competitor's data that was voided, and one that is still open. */
export function demoConversions(today: string): DemoConversion[] {
  const al3 = [...CARRIERS, ...CARRIERS].map((name, at) => ({
    type: 'AL3' as const,
    competitorId: null,
    name,
    fee: at % 2 === 0 ? 0 : 75_00,
    comments: '',
    day: daysBefore(today, 600 - at * 38),
    state: 'completed' as const,
  }));
  const competitor = COMPETITORS[2] ?? { id: 0, name: '' };
  const others = [
    { competitorId: competitor.id, name: competitor.name, fee: 500_00, state: 'voided' as const, days: 55 },
    {
      competitorId: competitor.id,
      name: competitor.name,
      fee: 350_00,
      state: 'completed' as const,
      days: 50,
    },
    { competitorId: OTHER_COMPETITOR, name: 'Paper files', fee: 250_00, state: 'open' as const, days: 6 },
  ].map(({ days, ...row }) => ({
    ...row,
    type: 'Competitor' as const,
    comments: row.state === 'voided' ? 'Asked for twice.' : '',
    day: daysBefore(today, days),
  }));
  return [...al3, ...others].map((row, at) => ({ ...row, id: FIRST + at }));
}

export interface DemoSync {
  id: number;
  state: 'Done' | 'Failed';
  customers: number | null;
  failure: string;
  day: string;
}

export function demoSyncs(today: string): DemoSync[] {
  return [
    {
      id: 8001,
      state: 'Failed',
      customers: null,
      failure: 'SANDBOX: No customer has an email address and takes mail.',
      day: daysBefore(today, 9),
    },
    { id: 8002, state: 'Done', customers: 512, failure: '', day: daysBefore(today, 8) },
  ];
}

/** Conversions of the account that is shown first, and its syncs. */
export function* accountWorkRows(
  conversions: readonly DemoConversion[],
  syncs: readonly DemoSync[],
): Generator<TableRow> {
  for (const { id, type, competitorId, name, fee, comments, day, state } of conversions)
    yield CONVERSIONS.row({
      master_id: PROVIDER,
      id,
      account: ACCOUNT,
      conversion_type: type,
      competitor_id: competitorId,
      competitor_name: name,
      fee,
      comments,
      employee_id: SALES,
      inserted_at: `${day} 14:20:00Z`,
      completed_at: state === 'completed' ? `${day} 19:45:00Z` : null,
      voided_at: state === 'voided' ? `${day} 18:10:00Z` : null,
    });
  for (const { id, state, customers, failure, day } of syncs)
    yield SYNCS.row({
      master_id: PROVIDER,
      id,
      account: ACCOUNT,
      state,
      customers,
      failure,
      is_sandbox: true,
      employee_id: ACCOUNTING,
      asked_at: `${day} 17:00:00Z`,
      ended_at: `${day} 17:00:40Z`,
    });
}

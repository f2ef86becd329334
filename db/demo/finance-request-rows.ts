import type { RequestKind, RequestResult } from '#areas/finance-gateway/statuses.ts';
import { daysBefore } from './days.ts';
import { companiesOf } from './finance-rows.ts';
import { AGENCY } from './quoted-people.ts';
import { Random } from './random.ts';
import { type TableRow, table } from './table-loader.ts';

const REQUESTS = table('finance_requests', [
  'master_id',
  'company_id',
  'kind',
  'operation_id',
  'status',
  'took_ms',
  'result',
  'outcome',
  'is_sandbox',
  'asked_at',
]);

const COUNT = 48;
const KINDS: readonly RequestKind[] = [
  'quote',
  'status',
  'payment',
  'contract',
  'endorsement-quote',
  'endorsement',
  'reversal',
];

/** Mostly answered; now and then refused, and one company was out of service for a morning. */
const ENDS: readonly { result: RequestResult; outcome: string }[] = [
  { result: 'answered', outcome: 'Answered.' },
  { result: 'answered', outcome: 'Answered.' },
  { result: 'answered', outcome: 'Answered.' },
  { result: 'refused', outcome: 'The company refused it.' },
  { result: 'answered', outcome: 'Answered.' },
  { result: 'failed', outcome: 'No answer in time.' },
];

/** What integrated companies were asked for in the last weeks; what failed was asked of an address. */
export function* financeRequestRows(today: string): Generator<TableRow> {
  const companies = companiesOf(AGENCY).filter(({ isIntegrated }) => isIntegrated);
  for (let at = COUNT; at > 0; at--) {
    const random = new Random('finance request', at);
    const end = ENDS[at % ENDS.length] as (typeof ENDS)[number];
    const minute = String(random.int(10, 59));
    yield REQUESTS.row({
      master_id: AGENCY,
      company_id: random.pick(companies).id,
      kind: KINDS[at % KINDS.length] as RequestKind,
      operation_id: String(2_600_000 + at),
      status: null,
      took_ms: end.result === 'failed' ? 10_000 : random.int(90, 900),
      result: end.result,
      outcome: end.outcome,
      is_sandbox: end.result !== 'failed',
      asked_at: `${daysBefore(today, Math.ceil(at / 3))}T${14 + (at % 6)}:${minute}:00Z`,
    });
  }
}

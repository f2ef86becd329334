import { addDays } from '#platform/shared/calendar.ts';
import { type TableRow, table } from './table-loader.ts';

const WEBHOOKS = table('webhooks', [
  'master_id',
  'id',
  'address',
  'events',
  'sealed_secret',
  'made_by',
  'active',
  'failures',
  'failing_since',
  'switched_off_at',
  'created_at',
]);
const DELIVERIES = table('webhook_deliveries', [
  'master_id',
  'id',
  'webhook_id',
  'event_id',
  'kind',
  'action',
  'record_id',
  'record_version',
  'happened_at',
  'employee_id',
  'state',
  'tries',
  'next_try_at',
  'tried_at',
  'status',
  'answer',
  'duration_ms',
]);

const DEMO_AGENCY = 1001;
const [OWNER, ADMIN] = [11, 12];
const WEBHOOK = 9001;
/** The customer that everybody finds in the demo world. */
const CUSTOMER = 104_238;

/** As a save of a webhook seals its secret. */
type Seal = (masterId: number, webhook: number) => string;

/** A webhook that nothing reached any more: switched off, so that the demo world calls nobody. */
export function* webhookRows(today: string, seal: Seal): Generator<TableRow> {
  const at = (days: number, time: string) => `${addDays(today, days)} ${time}Z`;
  yield WEBHOOKS.row({
    master_id: DEMO_AGENCY,
    id: WEBHOOK,
    address: 'https://hooks.website.test/coverdesk',
    events: ['customer', 'policy'],
    sealed_secret: seal(DEMO_AGENCY, WEBHOOK),
    made_by: OWNER,
    active: false,
    failures: 21,
    failing_since: at(-8, '15:30:05'),
    switched_off_at: at(-3, '15:31:00'),
    created_at: at(-20, '14:00:00'),
  });
  const told = { master_id: DEMO_AGENCY, webhook_id: WEBHOOK, record_id: CUSTOMER };
  const edited = { kind: 'customer', action: 'edited' };
  yield DELIVERIES.row({
    ...told,
    ...edited,
    id: 9001,
    event_id: '00000000-0000-4000-8000-000000009001',
    record_version: 1,
    happened_at: at(-9, '18:12:40'),
    employee_id: ADMIN,
    state: 'delivered',
    tries: 1,
    next_try_at: at(-9, '18:12:40'),
    tried_at: at(-9, '18:12:44'),
    status: 204,
    answer: '',
    duration_ms: 182,
  });
  yield DELIVERIES.row({
    ...told,
    ...edited,
    id: 9002,
    event_id: '00000000-0000-4000-8000-000000009002',
    record_version: 2,
    happened_at: at(-8, '15:30:00'),
    employee_id: OWNER,
    state: 'failed',
    tries: 13,
    next_try_at: at(-6, '18:40:00'),
    tried_at: at(-6, '18:40:10'),
    status: 503,
    answer: 'Service Unavailable',
    duration_ms: 1204,
  });
}

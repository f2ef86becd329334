import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Part } from '#platform/server/lists/page.ts';
import type { Delivery } from '../contract.ts';
import type { DeliveryState, EventKind } from '../statuses.ts';

function deliveries(db: Db, webhookId: number, state?: DeliveryState) {
  const all = db.selectFrom('webhook_deliveries').where('webhook_id', '=', webhookId);
  return state === undefined ? all : all.where('state', '=', state);
}

function columns(rows: ReturnType<typeof deliveries>) {
  return rows
    .select(['id', 'event_id as eventId', sql<EventKind>`kind`.as('kind'), 'action', 'record_id as recordId'])
    .select([
      'happened_at as happenedAt',
      sql<DeliveryState>`state`.as('state'),
      'tries',
      'tried_at as triedAt',
    ])
    .select(['status', 'answer', 'duration_ms as durationMs'])
    .select(sql<Date | null>`CASE WHEN state = 'waiting' THEN next_try_at END`.as('nextTryAt'));
}

/** The two queries of the list, exported for the test of their plans. */
export function countOfDeliveries(db: Db, webhookId: number, state?: DeliveryState) {
  return deliveries(db, webhookId, state).select((select) => select.fn.countAll<number>().as('count'));
}

export function pageOfDeliveries(
  db: Db,
  webhookId: number,
  state: DeliveryState | undefined,
  { size, offset }: Part,
) {
  return columns(deliveries(db, webhookId, state))
    .orderBy('id', 'desc')
    .limit(size)
    .offset(offset);
}

export function findDelivery(db: Db, webhookId: number, id: number): Promise<Delivery | undefined> {
  return columns(deliveries(db, webhookId)).where('id', '=', id).executeTakeFirst();
}

/** As soon as possible, with its pauses from the beginning. */
export async function orderAgain(db: Db, webhookId: number, id: number): Promise<void> {
  const now = sql<Date>`now()`;
  await deliveryRow(db, webhookId, id).set({ state: 'waiting', tries: 0, next_try_at: now }).execute();
  await db.updateTable('webhooks').set({ paused_until: now }).where('id', '=', webhookId).execute();
}

function deliveryRow(db: Db, webhookId: number, id: number) {
  return db.updateTable('webhook_deliveries').where('webhook_id', '=', webhookId).where('id', '=', id);
}

/** A message that is due, with what is needed to send it. */
export interface DueMessage {
  id: number;
  event_id: string;
  kind: string;
  action: string;
  record_id: number;
  record_version: number | null;
  happened_at: Date;
  employee_id: number | null;
  tries: number;
  address: string;
  sealed_secret: string;
}

/** The next one, if the webhook is switched on; its claim lasts two minutes more. */
export async function nextDue(db: Db, webhookId: number, now: Date): Promise<DueMessage | undefined> {
  const { rows } = await sql<DueMessage>`
    WITH webhook AS (
      UPDATE webhooks SET claimed_until = ${now}::timestamptz + interval '2 minutes'
      WHERE id = ${webhookId} AND active RETURNING id, address, sealed_secret
    )
    SELECT d.id, d.event_id, d.kind, d.action, d.record_id, d.record_version, d.happened_at, d.employee_id, d.tries,
      w.address, w.sealed_secret
    FROM webhook_deliveries d JOIN webhook w ON true
    WHERE d.webhook_id = ${webhookId} AND d.state = 'waiting' AND d.next_try_at <= ${now}
    ORDER BY d.next_try_at, d.id LIMIT 1`.execute(db);
  return rows[0];
}

export interface Outcome {
  status: number | null;
  answer: string;
  durationMs: number;
}

/** Nothing to do any more when someone ordered it again meanwhile, or deleted its webhook. */
export async function keepOutcome(
  db: Db,
  webhookId: number,
  { id, tries }: Pick<DueMessage, 'id' | 'tries'>,
  { status, answer, durationMs }: Outcome,
  then: { state: DeliveryState; nextTryAt?: Date },
): Promise<void> {
  await deliveryRow(db, webhookId, id)
    .set({
      state: then.state,
      tries: tries + 1,
      tried_at: sql<Date>`now()`,
      ...(then.nextTryAt && { next_try_at: then.nextTryAt }),
      status,
      answer,
      duration_ms: durationMs,
    })
    .execute();
}

export async function noteArrival(db: Db, webhookId: number): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ failures: 0, failing_since: null })
    .where('id', '=', webhookId)
    .where('failures', '>', 0)
    .execute();
}

/** Counts a failure and answers how many there were in a row, and since when. */
export async function noteFailure(db: Db, webhookId: number, now: Date) {
  return db
    .updateTable('webhooks')
    .set((set) => ({
      failures: set('failures', '+', 1),
      failing_since: sql<Date>`coalesce(failing_since, ${now}::timestamptz)`,
    }))
    .where('id', '=', webhookId)
    .returning(['failures', 'failing_since', 'made_by', 'address', 'active'])
    .executeTakeFirst();
}

export async function pauseWebhook(db: Db, webhookId: number, until: Date): Promise<void> {
  await db.updateTable('webhooks').set({ paused_until: until }).where('id', '=', webhookId).execute();
}

export async function switchOff(db: Db, webhookId: number, now: Date): Promise<void> {
  await db
    .updateTable('webhooks')
    .set((set) => ({ active: false, switched_off_at: now, version: set('version', '+', 1) }))
    .where('id', '=', webhookId)
    .execute();
}

export async function releaseWebhook(db: Db, webhookId: number, now: Date): Promise<void> {
  await db.updateTable('webhooks').set({ claimed_until: now }).where('id', '=', webhookId).execute();
}

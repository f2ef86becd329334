import { sql } from 'kysely';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import type { Webhook, WebhookInput } from '../contract.ts';
import type { EventKind } from '../statuses.ts';

function webhooks(db: Db) {
  return db
    .selectFrom('webhooks as w')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.master_id', '=', 'w.master_id').onRef('e.id', '=', 'w.made_by'),
    )
    .select(['w.id', 'w.address', 'w.active', 'w.version', 'w.failing_since as failingSince'])
    .select(['w.switched_off_at as switchedOffAt', sql<EventKind[]>`w.events`.as('events')])
    .select(sql<string>`e.first_name || ' ' || e.last_name`.as('madeBy'));
}

export function listWebhooks(db: Db): Promise<Webhook[]> {
  return webhooks(db).orderBy('w.id').execute();
}

export function findWebhook(db: Db, id: number): Promise<Webhook | undefined> {
  return webhooks(db).where('w.id', '=', id).executeTakeFirst();
}

export function lockWebhook(db: Db, id: number): Promise<Webhook | undefined> {
  return webhooks(db).where('w.id', '=', id).forUpdate('w').executeTakeFirst();
}

/** How many there are. Another one that is added waits until this transaction has ended. */
export async function countWebhooks(db: Db, masterId: number): Promise<number> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('webhooks', ${masterId}))`.execute(db);
  const { count } = await db
    .selectFrom('webhooks')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertWebhook(
  db: Db,
  { masterId, employeeId }: { masterId: number; employeeId: number },
  { address, events, active }: WebhookInput,
): Promise<number> {
  const { id } = await db
    .insertInto('webhooks')
    .values({ master_id: masterId, made_by: employeeId, address, events: [...new Set(events)], active })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whoever changes a webhook wants it tried: what is known of its failures is forgotten. */
export async function updateWebhook(
  db: Db,
  id: number,
  { address, events, active }: WebhookInput,
): Promise<void> {
  await db
    .updateTable('webhooks')
    .set((set) => ({
      address,
      events: [...new Set(events)],
      active,
      failures: 0,
      failing_since: null,
      switched_off_at: null,
      paused_until: sql<Date>`now()`,
      version: set('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function keepSecret(db: Db, id: number, sealed: string): Promise<void> {
  await db.updateTable('webhooks').set({ sealed_secret: sealed }).where('id', '=', id).execute();
}

export async function removeWebhook(db: Db, id: number): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', id).execute();
}

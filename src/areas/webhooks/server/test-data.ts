import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

interface Person {
  masterId: number;
  id: number;
}

/** A webhook that somebody made, without a secret; the overrides are columns. */
export function buildWebhook(
  owner: pg.Pool,
  { masterId, id }: Person,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const row = {
    master_id: masterId,
    made_by: id,
    address: 'https://hooks.example.test/in',
    events: ['customer'],
  };
  return insertRow(owner, 'webhooks', { ...row, ...overrides });
}

/** A message to a webhook that failed for good. */
export function buildDelivery(
  owner: pg.Pool,
  masterId: number,
  webhookId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  return insertRow(owner, 'webhook_deliveries', {
    master_id: masterId,
    webhook_id: webhookId,
    event_id: randomUUID(),
    kind: 'customer',
    action: 'edited',
    record_id: 1,
    happened_at: new Date(),
    state: 'failed',
    ...overrides,
  });
}

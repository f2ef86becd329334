import type { Mount } from '#platform/server/http/mount.ts';
import { findRecord } from '#platform/server/records/save-record.ts';
import * as contract from '../contract.ts';
import { listDeliveries, sendAgain } from './deliveries.ts';
import { deleteWebhook, renewSecret, saveWebhook, WEBHOOKS } from './save-webhook.ts';
import { listWebhooks } from './store.ts';

export function webhookRoutes(mount: Mount): void {
  mount(contract.listWebhooks, async ({ db }) => ({ results: await listWebhooks(db) }));
  mount(contract.findWebhook, ({ db, params }) => findRecord(WEBHOOKS, db, params.id));
  mount(contract.saveWebhook, saveWebhook);
  mount(contract.deleteWebhook, deleteWebhook);
  mount(contract.renewSecret, renewSecret);
  mount(contract.listDeliveries, listDeliveries);
  mount(contract.sendAgain, sendAgain);
}

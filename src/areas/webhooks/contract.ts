import { z } from 'zod';
import { neededText } from '#platform/shared/contact-fields.ts';
import { moment } from '#platform/shared/dates.ts';
import { endpoint, id, idOrNewParams, idParams } from '#platform/shared/endpoint.ts';
import { pageQuery, pagination } from '#platform/shared/paging.ts';
import { seenVersion, seenVersionQuery, truth } from '#platform/shared/record-fields.ts';
import { DELIVERY_STATES, EVENT_KINDS } from './statuses.ts';

const ADDRESS_MAX = 500;

export const webhookInput = z.object({
  address: neededText(ADDRESS_MAX, 'Enter the address that is called.'),
  events: z
    .array(z.enum(EVENT_KINDS, 'Choose kinds from the list.'), 'Choose kinds from the list.')
    .min(1, 'Choose at least one kind of record.')
    .max(EVENT_KINDS.length, 'Choose each kind once.'),
  active: truth.default(true),
  version: seenVersion,
});
export type WebhookInput = z.output<typeof webhookInput>;

export const webhook = z.object({
  id: z.number().int(),
  address: z.string(),
  events: z.array(z.enum(EVENT_KINDS)),
  active: z.boolean(),
  madeBy: z.string(),
  /** Since when nothing has arrived; null while messages do. */
  failingSince: moment.nullable(),
  /** When Coverdesk switched it off because nothing arrived for days. */
  switchedOffAt: moment.nullable(),
  version: z.number().int(),
});
export type Webhook = z.output<typeof webhook>;

/** The secret comes once, when it is made. */
const savedWebhook = webhook.extend({ secret: z.string().optional() });

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/api/webhooks',
  summary: 'The webhooks of the agency.',
  allow: 'admin',
  answer: z.object({ results: z.array(webhook) }),
});

export const findWebhook = endpoint({
  method: 'GET',
  path: '/api/webhooks/{id}',
  summary: 'A webhook.',
  allow: 'admin',
  params: idParams('webhook'),
  answer: webhook,
});

export const saveWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/{id}',
  summary: 'Adds a webhook (id 0) and answers its secret, or saves one; a stale version is refused.',
  allow: 'admin',
  params: idOrNewParams('webhook'),
  body: webhookInput,
  answer: savedWebhook,
});

export const deleteWebhook = endpoint({
  method: 'DELETE',
  path: '/api/webhooks/{id}',
  summary: 'Deletes a webhook with all of its messages and answers what it was.',
  allow: 'admin',
  params: idParams('webhook'),
  query: seenVersionQuery,
  answer: webhook,
});

export const renewSecret = endpoint({
  method: 'POST',
  path: '/api/webhooks/{id}/secret',
  summary:
    'Makes a new secret, which signs every message from now on. The answer is the only place that shows it.',
  allow: 'admin',
  params: idParams('webhook'),
  answer: webhook.extend({ secret: z.string() }),
});

export const delivery = z.object({
  id: z.number().int(),
  /** The same for every try, and for every webhook that is told of the same change. */
  eventId: z.string(),
  kind: z.enum(EVENT_KINDS),
  action: z.string(),
  recordId: z.number().int(),
  happenedAt: moment,
  state: z.enum(DELIVERY_STATES),
  tries: z.number().int(),
  /** Null unless it waits. */
  nextTryAt: moment.nullable(),
  triedAt: moment.nullable(),
  /** What the last try was answered with, if anything. */
  status: z.number().int().nullable(),
  /** The beginning of that answer, or why there was none. */
  answer: z.string(),
  durationMs: z.number().int().nullable(),
});
export type Delivery = z.output<typeof delivery>;

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/webhooks/{id}/deliveries',
  summary: 'The messages to a webhook, the newest first, in pages. They stay for 30 days.',
  allow: 'admin',
  params: idParams('webhook'),
  query: z
    .object({ state: z.enum(DELIVERY_STATES, 'Choose waiting, delivered or failed.').optional() })
    .extend(pageQuery.shape),
  answer: z.object({ results: z.array(delivery), pagination }),
});

export const sendAgain = endpoint({
  method: 'POST',
  path: '/api/webhooks/{id}/deliveries/{deliveryId}/send',
  summary: 'Sends a message to a webhook once more, as soon as possible.',
  allow: 'admin',
  idempotent: true,
  params: z.object({ id: id('webhook'), deliveryId: id('webhookDelivery') }),
  answer: delivery,
});

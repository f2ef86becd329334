import { sql } from 'kysely';
import { z } from 'zod';
import { unseal } from '#platform/server/crypto/envelope.ts';
import { type JobServices, jobHandler } from '#platform/server/jobs/jobs.ts';
import { isListedHost } from '#platform/server/outgoing/host-list.ts';
import { NoAnswer } from '#platform/server/outgoing/no-answer.ts';
import { post, readBeginning } from '#platform/server/outgoing/post.ts';
import type { Services } from '#platform/server/services.ts';
import { isArrived } from '../rules.ts';
import { type DueMessage, nextDue, type Outcome, releaseWebhook } from './delivery-store.ts';
import { keepResult } from './keep-result.ts';
import { messageText } from './message.ts';
import { signatureOf, webhookSecretPlace } from './secret.ts';

const webhookToServe = {
  queue: 'webhook-messages',
  data: z.object({ masterId: z.number(), webhookId: z.number() }),
};

/** Every process may ask at any time: each webhook with something to send is somebody's at a time. */
export async function orderMessages(
  { database, jobs }: Pick<Services, 'database' | 'jobs'>,
  now = new Date(),
): Promise<void> {
  await database.withoutTenant(async (db) => {
    const { rows } = await sql<{ master_id: number; id: number }>`
      SELECT master_id, id FROM claim_webhooks(${now})`.execute(db);
    for (const { master_id, id } of rows)
      await jobs.send(db, webhookToServe, { masterId: master_id, webhookId: id });
  });
}

/** Then another webhook gets the place; this one is served on with the next order. */
const MOST_MS = 60_000;

/** A host that never answers holds up one place for ten seconds, and its own agency's other webhooks none. */
const AT_ONCE = 4;

export const serveWebhook = jobHandler(
  webhookToServe,
  async ({ masterId, webhookId }, services) => {
    const begun = performance.now();
    while (performance.now() - begun < MOST_MS) {
      if (!(await sendNext({ masterId, webhookId }, services))) break;
    }
    await services.database.asTenant({ masterId }, (db) => releaseWebhook(db, webhookId, new Date()));
  },
  { atOnce: AT_ONCE },
);

export interface Served {
  masterId: number;
  webhookId: number;
}

/** False when nothing is due, or when the try failed and the webhook is left alone for a while. */
async function sendNext(served: Served, services: JobServices): Promise<boolean> {
  const { database } = services;
  const { masterId, webhookId } = served;
  const due = await database.asTenant(served, (db) => nextDue(db, webhookId, new Date()));
  if (!due) return false;
  const outcome = await send(due, masterId, webhookId, services);
  const isDone = outcome.status !== null && isArrived(outcome.status);
  await database.asTenant(served, (db) => keepResult(db, served, due, outcome, isDone));
  return isDone;
}

const KEPT_BYTES = 1024;

async function send(
  message: DueMessage,
  masterId: number,
  webhookId: number,
  { config, secrets }: JobServices,
): Promise<Outcome> {
  const secret = unseal(secrets.sealingKeys, webhookSecretPlace(masterId, webhookId), message.sealed_secret);
  const text = messageText(message);
  const signature = signatureOf(secret, text, Math.floor(Date.now() / 1000));
  const begun = performance.now();
  const outcome = (status: number | null, answer: string): Outcome => ({
    status,
    // PostgreSQL can store neither the zero character nor half of a pair.
    answer: answer.replaceAll('\0', '').toWellFormed(),
    durationMs: Math.round(performance.now() - begun),
  });
  try {
    const { status, text: answer } = await post(message.address, {
      isListed: isListedHost(message.address, config.webhookHosts),
      headers: { 'coverdesk-signature': signature, 'user-agent': 'Coverdesk' },
      text,
      read: (response) => readBeginning(response, KEPT_BYTES),
    });
    return outcome(status, answer);
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return outcome(error.status, error.message);
  }
}

import { createHmac, randomBytes } from 'node:crypto';
import type { SealedPlace } from '#platform/server/crypto/envelope.ts';

/** Where the secret is sealed that the messages to a webhook are signed with. */
export function webhookSecretPlace(masterId: number, webhook: number): SealedPlace {
  return { masterId, table: 'webhooks', column: 'sealed_secret', row: webhook };
}

export function newWebhookSecret(): string {
  return `whsec_${randomBytes(32).toString('base64url')}`;
}

/** The header that proves where a message comes from and when it was sent; docs/api.md describes it. */
export function signatureOf(secret: string, text: string, seconds: number): string {
  const signed = createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex');
  return `t=${seconds},v1=${signed}`;
}

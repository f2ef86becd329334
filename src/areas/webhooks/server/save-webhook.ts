import { seal } from '#platform/server/crypto/envelope.ts';
import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { publicAddressProblem } from '#platform/server/outgoing/host-list.ts';
import {
  changeRecord,
  deleteRecord,
  type RecordKind,
  saveRecord,
} from '#platform/server/records/save-record.ts';
import type { FieldErrors } from '#platform/shared/errors.ts';
import type {
  deleteWebhook as deleteEndpoint,
  renewSecret as renewEndpoint,
  saveWebhook as saveEndpoint,
  Webhook,
} from '../contract.ts';
import { WEBHOOK_LOG } from '../log.ts';
import { MOST_WEBHOOKS, TOO_MANY } from '../rules.ts';
import { newWebhookSecret, webhookSecretPlace } from './secret.ts';
import * as store from './store.ts';

export const WEBHOOKS: RecordKind<Webhook> = {
  subject: WEBHOOK_LOG.subject,
  lock: store.lockWebhook,
  find: store.findWebhook,
  logged: ({ address, events, active }) => ({ address, events, active }),
};

export async function saveWebhook(call: Call<typeof saveEndpoint>): Promise<Webhook & { secret?: string }> {
  const { db, session, params, body, config } = call;
  const secret = newWebhookSecret();
  const saved = await saveRecord(
    WEBHOOKS,
    call,
    { id: params.id, version: body.version },
    {
      problems: (before) => addressProblems(body.address, before, config.webhookHosts),
      add: async () => {
        if ((await store.countWebhooks(db, session.masterId)) >= MOST_WEBHOOKS)
          throw refuse.conflict(TOO_MANY);
        const id = await store.insertWebhook(db, session, body);
        await store.keepSecret(db, id, sealed(call, id, secret));
        return id;
      },
      change: ({ id }) => store.updateWebhook(db, id, body),
    },
  );
  return params.id === 0 ? { ...saved, secret } : saved;
}

/** One that was saved stays, also when the operator has changed the list since. */
function addressProblems(
  address: string,
  before: Webhook | undefined,
  hosts: readonly string[],
): FieldErrors {
  const problem = address === before?.address ? undefined : publicAddressProblem(address, hosts);
  return problem ? { address: [problem] } : {};
}

export async function renewSecret(call: Call<typeof renewEndpoint>): Promise<Webhook & { secret: string }> {
  const { db, params } = call;
  const secret = newWebhookSecret();
  const change = ({ id }: Webhook) => store.keepSecret(db, id, sealed(call, id, secret));
  const saved = await changeRecord(WEBHOOKS, call, { id: params.id }, { action: 'secret renewed', change });
  return { ...saved, secret };
}

function sealed(
  { secrets, session }: Pick<Call<typeof renewEndpoint>, 'secrets' | 'session'>,
  id: number,
  secret: string,
): string {
  return seal(secrets.sealingKeys, webhookSecretPlace(session.masterId, id), secret);
}

export function deleteWebhook(call: Call<typeof deleteEndpoint>): Promise<Webhook> {
  const { db, params, query } = call;
  return deleteRecord(WEBHOOKS, call, { id: params.id, version: query.version }, ({ id }) =>
    store.removeWebhook(db, id),
  );
}

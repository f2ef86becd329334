import type { Call } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import type { Delivery, listDeliveries as listEndpoint, sendAgain as sendEndpoint } from '../contract.ts';
import { SWITCHED_OFF } from '../rules.ts';
import * as store from './delivery-store.ts';
import { findWebhook, lockWebhook } from './store.ts';

export async function listDeliveries({
  db,
  params,
  query: { state, ...page },
}: Call<typeof listEndpoint>): Promise<AnswerOf<typeof listEndpoint>> {
  if (!(await findWebhook(db, params.id))) throw refuse.notFound();
  const { count } = await store.countOfDeliveries(db, params.id, state).executeTakeFirstOrThrow();
  const { rows, pagination } = await pageOf(page, count, (part) =>
    store.pageOfDeliveries(db, params.id, state, part).execute(),
  );
  return { results: rows, pagination };
}

/** One that waits for its turn is only brought forward. */
export async function sendAgain({ db, params }: Call<typeof sendEndpoint>): Promise<Delivery> {
  const webhook = await lockWebhook(db, params.id);
  if (!webhook || !(await store.findDelivery(db, params.id, params.deliveryId))) throw refuse.notFound();
  if (!webhook.active) throw refuse.conflict(SWITCHED_OFF);
  await store.orderAgain(db, params.id, params.deliveryId);
  return (await store.findDelivery(db, params.id, params.deliveryId)) as Delivery;
}

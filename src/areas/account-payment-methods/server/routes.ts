import { accountNamed } from '#areas/accounts/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { dayAt } from '#platform/shared/clock.ts';
import * as contract from '../contract.ts';
import { findPaymentMethod, listPaymentMethods } from './method-of.ts';
import { saveMethod } from './save-method.ts';

export function paymentMethodRoutes(mount: Mount): void {
  mount(contract.findPaymentMethod, async ({ db, session, params }) => {
    const found = await findPaymentMethod(db, params.id, dayAt(session.timeZone, new Date()));
    if (!found) throw refuse.notFound();
    return found;
  });
  mount(contract.listPaymentMethods, async ({ db, session, params }) => {
    const [results] = await Promise.all([
      listPaymentMethods(db, params.accountId, dayAt(session.timeZone, new Date())),
      accountNamed(db, params.accountId),
    ]);
    return { results };
  });
  mount(contract.savePaymentMethod, saveMethod);
}

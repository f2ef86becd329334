import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { dayAt } from '#platform/shared/clock.ts';
import * as contract from '../contract.ts';
import { findAccountAddOn, listAccountAddOns } from './add-on-of.ts';
import { type Applied, deleteAccountAddOn, saveAccountAddOn } from './save-account-add-on.ts';
import { listAddOns } from './store.ts';
import { updateAddOn } from './update-add-on.ts';

/** `applied` is done whenever an account gets an add-on. */
export function addOnRoutes(mount: Mount, applied: readonly Applied[] = []): void {
  mount(contract.listAddOns, async ({ db }) => ({ data: await listAddOns(db) }));
  mount(contract.updateAddOn, updateAddOn);
  mount(contract.findAccountAddOn, async ({ db, session, params }) => {
    const found = await findAccountAddOn(db, params.id, dayAt(session.timeZone, new Date()));
    if (!found) throw refuse.notFound();
    return { results: [found] };
  });
  mount(contract.listAccountAddOns, async ({ db, session, params }) => ({
    results: await listAccountAddOns(db, params.accountId, dayAt(session.timeZone, new Date())),
  }));
  mount(contract.saveAccountAddOn, (call) => saveAccountAddOn(call, applied));
  mount(contract.deleteAccountAddOn, deleteAccountAddOn);
}

import { accountNamed } from '#areas/accounts/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { flagOf } from '#platform/shared/permissions.ts';
import * as contract from '../contract.ts';
import { hasBuzz } from '../rules.ts';
import { listSyncs } from './store.ts';
import { startSync } from './sync.ts';

export function buzzRoutes(mount: Mount): void {
  mount(contract.checkBuzz, async ({ db, body }) => ({
    results: flagOf(hasBuzz((await accountNamed(db, body.masterId)).add_ons)),
  }));
  mount(contract.addBuzzSync, startSync);
  mount(contract.listBuzzSyncs, async ({ db, params }) => {
    await accountNamed(db, params.account);
    return { results: await listSyncs(db, params.account) };
  });
}

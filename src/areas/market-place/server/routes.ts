import { accountNamed } from '#areas/accounts/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import { declineRequest, shownRequest } from './answer-request.ts';
import { listMarketPlace } from './own-store.ts';
import { requestAddOn } from './request-add-on.ts';
import { listRequests } from './store.ts';

export function marketPlaceRoutes(mount: Mount): void {
  mount(contract.listMarketPlace, async ({ db }) => ({ results: await listMarketPlace(db) }));
  mount(contract.requestAddOn, requestAddOn);
  mount(contract.listAddOnRequests, async ({ db, params }) => {
    await accountNamed(db, params.accountId);
    return { results: (await listRequests(db, params.accountId)).map(shownRequest) };
  });
  mount(contract.declineAddOnRequest, declineRequest);
}

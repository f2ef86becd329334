import { accountNamed } from '#areas/accounts/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { pageBeside } from '#platform/server/lists/page.ts';
import * as contract from '../contract.ts';
import { billNow } from './bill-now.ts';
import { billingOf } from './billing-of.ts';
import { processCheck } from './process-check.ts';
import { propose } from './propose.ts';
import { countBillings, findBilling, listBillings } from './store.ts';

export function billingRoutes(mount: Mount): void {
  mount(contract.billNow, billNow);
  mount(contract.processCheck, processCheck);
  mount(contract.proposeBilling, propose);
  mount(contract.listBillings, async ({ db, params, query }) => {
    const wanted = { account: params.account, state: query.state };
    const counted = countBillings(db, wanted);
    const total = counted.then((count) => count.wanted);
    const [{ rows, pagination }, { open }] = await Promise.all([
      pageBeside(query, total, (part) => listBillings(db, wanted, part)),
      counted,
      accountNamed(db, params.account),
    ]);
    return { results: rows.map(billingOf), pagination, open };
  });
  mount(contract.findBilling, async ({ db, params }) => {
    const row = await findBilling(db, params.billingId);
    if (row?.account !== params.account) throw refuse.notFound();
    return billingOf(row);
  });
}

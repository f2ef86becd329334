import { accountNamed } from '#areas/accounts/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { countRows } from '#platform/server/lists/count.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import * as contract from '../contract.ts';
import { billNow } from './bill-now.ts';
import { billingOf } from './billing-of.ts';
import { processCheck } from './process-check.ts';
import { propose } from './propose.ts';
import { billingsOf, listBillings } from './store.ts';

export function billingRoutes(mount: Mount): void {
  mount(contract.billNow, billNow);
  mount(contract.processCheck, processCheck);
  mount(contract.proposeBilling, propose);
  mount(contract.listBillings, async ({ db, params, query }) => {
    await accountNamed(db, params.account);
    const total = await countRows(billingsOf(db, params.account));
    const { rows, pagination } = await pageOf(query, total, (part) => listBillings(db, params.account, part));
    return { results: rows.map(billingOf), pagination };
  });
}

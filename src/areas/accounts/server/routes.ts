import type { Mount } from '#platform/server/http/mount.ts';
import { pageOf } from '#platform/server/lists/page.ts';
import * as contract from '../contract.ts';
import { factsRoutes } from './facts-routes.ts';
import { loadAccount } from './load-account.ts';
import { countAccounts, listAccounts, searchAccounts } from './store.ts';

export function accountRoutes(mount: Mount): void {
  mount(contract.searchAccounts, async ({ db, query }) => ({
    results: await searchAccounts(db, query.query, contract.HITS_MAX),
  }));
  mount(contract.listAccounts, async ({ db, query: { page, per_page, ...wanted } }) => {
    const total = await countAccounts(db, wanted.query);
    const { rows, pagination } = await pageOf({ page, per_page }, total, (part) =>
      listAccounts(db, { ...wanted, ...part }),
    );
    const results = rows.map(({ package_name, lite_switch, created_at, ...row }) => ({
      ...row,
      packageName: package_name,
      liteSwitch: lite_switch,
      createdAt: created_at,
    }));
    return { results, pagination };
  });
  mount(contract.findAccount, ({ db, params }) => loadAccount(db, params.account));
  factsRoutes(mount);
}

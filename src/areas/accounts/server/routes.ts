import type { Mount } from '#platform/server/http/mount.ts';
import { paginationOf } from '#platform/shared/paging.ts';
import * as contract from '../contract.ts';
import { loadAccount } from './load-account.ts';
import { countAccounts, listAccounts, searchAccounts } from './store.ts';

export function accountRoutes(mount: Mount): void {
  mount(contract.searchAccounts, async ({ db, query }) => ({
    results: await searchAccounts(db, query.query, contract.HITS_MAX),
  }));
  mount(contract.listAccounts, async ({ db, query: { page, per_page, ...wanted } }) => {
    const rows = await listAccounts(db, { ...wanted, size: per_page, offset: (page - 1) * per_page });
    const results = rows.map(({ package_name, lite_switch, created_at, ...row }) => ({
      ...row,
      packageName: package_name,
      liteSwitch: lite_switch,
      createdAt: created_at,
    }));
    const total = await countAccounts(db, wanted.query);
    return { results, pagination: paginationOf(page, per_page, results.length, total) };
  });
  mount(contract.findAccount, ({ db, params }) => loadAccount(db, params.account));
}

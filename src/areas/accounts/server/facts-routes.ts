import type { Mount } from '#platform/server/http/mount.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import { isOpen } from '#platform/shared/gates.ts';
import * as contract from '../facts-contract.ts';
import * as packages from '../packages-contract.ts';
import { COMPETITORS, SOURCES } from '../rules/lists.ts';
import { basePriceOf } from './facts-store.ts';
import { accountNamed } from './load-account.ts';
import { listPackages } from './packages-store.ts';
import { listSalesmen } from './salesmen.ts';
import { saveFacts } from './save-facts.ts';
import { savePackage } from './save-package.ts';

export function factsRoutes(mount: Mount): void {
  mount(contract.saveAccountFacts, saveFacts);
  mount(contract.findPackageName, async ({ db, params }) => {
    const { package_name, lite_switch } = await accountNamed(db, params.masterId);
    return { ioPackageName: package_name, liteSwitch: lite_switch };
  });
  mount(contract.findBasePrice, async ({ db, params }) => {
    await accountNamed(db, params.masterId);
    return { priceMonthly: await basePriceOf(db, params.masterId) };
  });
  mount(contract.checkAccountingUser, async ({ session, params }) => {
    if (params.userId !== session.employeeId) throw refuse.notFound();
    return { results: isOpen('accounting', session) };
  });
  for (const endpoint of [contract.listSalesmen, contract.listSalesRepresentatives])
    mount(endpoint, async ({ db }) => ({ results: await listSalesmen(db) }));
  mount(contract.listSources, async () => ({ results: [...SOURCES] }));
  mount(contract.listCompetitors, async () => ({ results: [...COMPETITORS] }));
  mount(packages.listPackages, async ({ db }) => ({ results: await listPackages(db) }));
  mount(packages.savePackage, savePackage);
}

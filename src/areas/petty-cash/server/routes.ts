import type { Mount } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import { type DayGuard, NO_CLOSED_DAYS } from './day-guard.ts';
import { endDrawer } from './end-drawer.ts';
import { ownPettyCash } from './own-petty-cash.ts';
import { listPayouts, payOut } from './pay-out.ts';
import { startDrawer } from './start-drawer.ts';

/** Days are closed by another area; the application names it. */
export function pettyCashRoutes(mount: Mount, guard: DayGuard = NO_CLOSED_DAYS): void {
  mount(contract.listPettyCash, ownPettyCash(guard));
  mount(contract.createPettyCash, startDrawer(guard));
  mount(contract.updatePettyCash, endDrawer(guard));
  mount(contract.addPayout, payOut(guard));
  mount(contract.listPayouts, listPayouts);
}

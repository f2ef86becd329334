import type { Mount } from '#platform/server/http/mount.ts';
import { getMenuData } from '../contract.ts';
import { menuFor } from '../rules.ts';
import { listOpenOffices } from './store.ts';

export function menuRoutes(mount: Mount): void {
  mount(getMenuData, async ({ db, session }) => menuFor(session, await listOpenOffices(db)));
}

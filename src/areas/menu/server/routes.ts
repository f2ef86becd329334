import { listOpenOffices } from '#areas/offices/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { getMenuData } from '../contract.ts';
import { menuFor } from '../rules.ts';

export function menuRoutes(mount: Mount): void {
  mount(getMenuData, async ({ db, session }) => menuFor(session, await listOpenOffices(db)));
}

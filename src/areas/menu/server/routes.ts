import { listOpenOffices } from '#areas/offices/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import { getMenuData } from '../contract.ts';
import { type MenuSource, menuFor } from '../rules.ts';

/** The reports are named by the application: their area knows areas that know the menu. */
export function menuRoutes(mount: Mount, reports: MenuSource): void {
  mount(getMenuData, async ({ db, session }) =>
    menuFor(session, { offices: await listOpenOffices(db), reports }),
  );
}

import type { Mount } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import { saveAgency, settingsOf } from './save-agency.ts';
import { findSettings, listAdministrators } from './store.ts';

export function agencyRoutes(mount: Mount): void {
  mount(contract.getAgency, async ({ db }) => settingsOf(await findSettings(db)));
  mount(contract.saveAgency, saveAgency);
  mount(contract.listAdministrators, async ({ db }) => ({
    results: (await listAdministrators(db)).map(({ id, first_name, last_name, email, is_owner }) => ({
      id,
      name: `${first_name} ${last_name}`,
      role: is_owner ? 'Owner' : 'Administrator',
      email,
    })),
  }));
}

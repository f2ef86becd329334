import type { Mount } from '#platform/server/http/mount.ts';
import { findRecord } from '#platform/server/records/save-record.ts';
import * as contract from '../contract.ts';
import { closeOffice, reopenOffice } from './close-office.ts';
import { deleteOfficeGroup } from './delete-office-group.ts';
import { listGroups } from './group-store.ts';
import { listLocations } from './list-locations.ts';
import { officeOf } from './office-of.ts';
import { OFFICES, saveOffice } from './save-office.ts';
import { saveOfficeGroup } from './save-office-group.ts';
import { listInUse, listRecords } from './store.ts';
import { viewOffice, viewOwnOffice } from './view-office.ts';

export function officeRoutes(mount: Mount): void {
  mount(contract.officeTree, async ({ db }) => ({
    groups: await listGroups(db),
    offices: (await listRecords(db)).map(officeOf),
  }));
  mount(contract.findOffice, ({ db, params }) => findRecord(OFFICES, db, params.id));
  mount(contract.saveOffice, saveOffice);
  mount(contract.closeOffice, closeOffice);
  mount(contract.reopenOffice, reopenOffice);
  mount(contract.saveOfficeGroup, saveOfficeGroup);
  mount(contract.deleteOfficeGroup, deleteOfficeGroup);
  mount(contract.listOffices, async ({ db }) => ({ results: await listInUse(db) }));
  mount(contract.ownOffice, viewOwnOffice);
  mount(contract.viewOffice, viewOffice);
  mount(contract.locations, listLocations);
}

import type { Mount } from '#platform/server/http/mount.ts';
import * as contract from '../contract.ts';
import { exportFile, exportNames } from './export-log.ts';
import { listLog } from './list-log.ts';
import { listOffices, listPeople, listWords } from './store.ts';

export function changeLogRoutes(mount: Mount): void {
  mount(contract.listLog, listLog);
  mount(contract.exportLog, { within: exportNames, after: exportFile });
  mount(contract.listLogChoices, async ({ db }) => ({
    subjects: await listWords(db, 'subject'),
    actions: await listWords(db, 'action'),
    people: await listPeople(db),
    offices: await listOffices(db),
  }));
}

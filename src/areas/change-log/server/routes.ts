import { listOfficeChoices } from '#areas/offices/server/public.ts';
import type { Mount } from '#platform/server/http/mount.ts';
import type { LogBook } from '#platform/shared/log-book.ts';
import * as contract from '../contract.ts';
import { exportFile, exportWords } from './export-log.ts';
import { listLog } from './list-log.ts';
import { listPeople, listWords } from './store.ts';

export function changeLogRoutes(mount: Mount, book: LogBook): void {
  mount(contract.listLog, listLog(book));
  mount(contract.exportLog, { within: exportWords, after: exportFile(book) });
  mount(contract.listLogChoices, async ({ db }) => ({
    subjects: await listWords(db, 'subject'),
    actions: await listWords(db, 'action'),
    people: await listPeople(db),
    offices: await listOfficeChoices(db),
  }));
}

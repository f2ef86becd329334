import { sweepUnknown } from '#areas/attachments/server/public.ts';
import type { Database } from '#platform/server/db/database.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { FORMS_ROOT } from './form-records.ts';
import { knownGuids } from './store.ts';

/** Removes PDFs that no form knows: a process ended between the file and its row. */
export function sweepForms(database: Database, files: FileStore, now = new Date()): Promise<void> {
  return sweepUnknown(database, files, { root: FORMS_ROOT, known: knownGuids }, now);
}

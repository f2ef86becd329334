import type { ImportRecord } from './import-store.ts';

/** The folder of uploaded statements in the store of files. */
export const ROOT = 'commission-imports';

/** Where the content of a statement is stored. */
export function statementKey({
  master_id,
  year_week_folder,
  guid,
  extension,
}: Pick<ImportRecord, 'master_id' | 'year_week_folder' | 'guid' | 'extension'>): string {
  return `${ROOT}/${master_id}/${year_week_folder}/${guid}${extension}`;
}

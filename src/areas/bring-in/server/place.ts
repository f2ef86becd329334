import type { Place } from './store.ts';

/** The folder of uploaded files in the store. */
export const ROOT = 'bring-ins';

export function bringInKey({ master_id, year_week_folder, guid }: Place): string {
  return `${ROOT}/${master_id}/${year_week_folder}/${guid}.csv`;
}

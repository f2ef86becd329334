import { lastChangedBy } from '#platform/server/change-log/write-change.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { Office } from '../contract.ts';
import { loadOffice } from './office-of.ts';
import { lockVersion } from './store.ts';

/** The office as it is, held until this transaction ends; refused when the version that was seen is an older one. */
export async function lockOffice(db: Db, id: number, seen: number | undefined): Promise<Office> {
  const locked = await lockVersion(db, id);
  if (!locked) throw refuse.notFound();
  const current = await loadOffice(db, id);
  if (seen !== undefined && seen !== locked.version) {
    throw refuse.changed(await lastChangedBy(db, 'office', id), current);
  }
  return current;
}

import type { Db } from '#platform/server/db/bound-kysely.ts';
import { NO_COLUMNS } from '../columns.ts';
import { comparedFields, isOtherPeriod } from '../received.ts';
import type { ImportRecord } from './import-store.ts';
import * as store from './received-store.ts';

/**
 * Marks the rows of a dry run that an earlier statement of the company had, and returns whether a mark has changed.
 * A line that somebody deleted counts: it was received, and was not wanted.
 */
export async function markReceived(db: Db, record: ImportRecord): Promise<boolean> {
  await store.lockCompany(db, record.company_id);
  const [importId, companyId] = [record.id, record.company_id];
  const days = await store.daysOf(db, importId);
  const groups: Group[] = [];
  for (const group of await groupsToCompare(db, record))
    if (await store.hasLines(db, { companyId, days, ...group })) groups.push(group);
  const known: store.Pair[] = [];
  for (const by of store.KNOWN_BY)
    for (const group of groups) {
      const comparison = { importId, companyId, by, days, known, ...group };
      known.push(...(await store.pairsSql(comparison).execute(db)).rows);
    }
  return (await store.saveReceived(db, record.id, known)) > 0;
}

type Group = Pick<store.Comparison, 'fields' | 'importIds'>;

/** Statements that were read by the same kinds of columns are compared together: usually that is all of them. */
async function groupsToCompare(db: Db, record: ImportRecord): Promise<Group[]> {
  const map = { ...NO_COLUMNS, ...record.column_map };
  const groups = new Map<string, { fields: Group['fields']; importIds: number[] }>();
  for (const { id, column_map, period } of await store.listEarlier(db, record.company_id)) {
    if (id === record.id || isOtherPeriod(record.period, period)) continue;
    const fields = comparedFields(map, { ...NO_COLUMNS, ...column_map });
    const group = groups.get(fields.join()) ?? { fields, importIds: [] };
    group.importIds.push(id);
    groups.set(fields.join(), group);
  }
  return [...groups.values(), { fields: comparedFields(map, null), importIds: null }];
}

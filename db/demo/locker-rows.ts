import { createHash } from 'node:crypto';
import { CONTENT_TYPES, extensionOf, yearWeekFolder } from '#areas/attachments/rules.ts';
import { bytesKey, lowName } from '#areas/file-locker/rules.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { daysBefore } from './days.ts';
import { type DemoLockerItem, demoLocker } from './locker-files.ts';
import { type TableRow, table } from './table-loader.ts';

const DEMO_AGENCY = 1001;
const OFFICE = 11;
const FIRST_ITEM = 1_300_001;
const FIRST_VERSION = 1_310_001;

const ITEMS = table('locker_items', [
  'master_id',
  'id',
  'office_id',
  'parent_id',
  'is_folder',
  'name',
  'name_low',
  'current_version',
  'created_by',
  'created_at',
  'binned_at',
  'binned_by',
  'binned_with',
  'binned_from',
]);
const VERSIONS = table('locker_versions', [
  'master_id',
  'id',
  'item_id',
  'number',
  'extension',
  'content_type',
  'size',
  'sha256',
  'year_week_folder',
  'guid',
  'employee_id',
  'uploaded_at',
]);

const OWNER = 11;
const at = (today: string, daysAgo: number) => `${daysBefore(today, daysAgo)}T15:40:00Z`;

/** Puts the files of the demo locker into the store and returns the rows of the locker: a row has its bytes from the beginning. */
export async function storeDemoLocker(files: FileStore, today: string): Promise<TableRow[]> {
  const items = await demoLocker(today);
  const idOf = (name: string) => FIRST_ITEM + items.findIndex((item) => !item.versions && item.name === name);
  const rows = items.map((item, index) => itemRow(item, FIRST_ITEM + index, today, idOf));
  let id = FIRST_VERSION;
  for (const [index, { name, versions = [] }] of items.entries())
    for (const [before, version] of versions.entries()) {
      const { row, key } = versionRow(
        { id, item: FIRST_ITEM + index, number: before + 1, name },
        version,
        today,
      );
      await files.put(key, version.bytes);
      rows.push(row);
      id += 1;
    }
  return rows;
}

function itemRow(
  { name, folder, versions, binnedDaysAgo }: DemoLockerItem,
  id: number,
  today: string,
  idOf: (name: string) => number,
): TableRow {
  const isBinned = binnedDaysAgo !== undefined;
  return ITEMS.row({
    master_id: DEMO_AGENCY,
    id,
    office_id: OFFICE,
    parent_id: folder === undefined ? null : idOf(folder),
    is_folder: versions === undefined,
    name,
    name_low: lowName(name),
    current_version: versions?.length ?? null,
    created_by: OWNER,
    created_at: at(today, versions?.[0]?.daysAgo ?? 310),
    binned_at: isBinned ? at(today, binnedDaysAgo) : null,
    binned_by: isBinned ? OWNER : null,
    binned_with: isBinned ? id : null,
    binned_from: isBinned ? (folder ?? '') : '',
  });
}

function versionRow(
  { id, item, number, name }: { id: number; item: number; number: number; name: string },
  { bytes, daysAgo, employeeId }: NonNullable<DemoLockerItem['versions']>[number],
  today: string,
) {
  const extension = extensionOf(name) ?? 'txt';
  const uploaded_at = at(today, daysAgo);
  const guid = `10c4e400-0000-4000-8000-${String(id).padStart(12, '0')}`;
  const place = { extension: `.${extension}`, guid };
  const week = yearWeekFolder(new Date(uploaded_at));
  const row = VERSIONS.row({
    ...place,
    master_id: DEMO_AGENCY,
    id,
    item_id: item,
    number,
    content_type: CONTENT_TYPES[extension],
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    year_week_folder: week,
    employee_id: employeeId,
    uploaded_at,
  });
  return { row, key: bytesKey({ ...place, masterId: DEMO_AGENCY, yearWeekFolder: week }) };
}

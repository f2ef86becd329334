import { expect, test } from 'vitest';
import { checkFile } from '#areas/attachments/server/public.ts';
import { BIN_DAYS, bytesKey } from '#areas/file-locker/rules.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { demoLocker } from './locker-files.ts';
import { storeDemoLocker } from './locker-rows.ts';

const TODAY = '2026-11-15';

async function stored() {
  const bytes = new Map<string, number>();
  const store = { put: async (key, content) => void bytes.set(key, content.length) } as Partial<FileStore>;
  const rows = await storeDemoLocker(store as FileStore, TODAY);
  const of = (name: string) => rows.filter(({ table }) => table.name === name).map(({ values }) => values);
  return { bytes, items: of('locker_items'), versions: of('locker_versions') };
}

test('the files of the demo locker are what their names say, and every version has its bytes in the store', async () => {
  for (const { name, versions = [] } of await demoLocker(TODAY))
    for (const { bytes } of versions)
      expect(await checkFile(1, { filename: name, bytes })).toHaveProperty('file.filename', name);
  const { bytes, versions } = await stored();
  const keys = versions.map(({ year_week_folder, guid, extension, size }) => [
    bytesKey({
      masterId: 1001,
      yearWeekFolder: year_week_folder as string,
      guid: guid as string,
      extension: extension as string,
    }),
    size,
  ]);
  expect([...bytes]).toEqual(keys);
});

test('the demo locker has folders in folders, versions, a folder of two pages, and a bin of two pages', async () => {
  const { items, versions } = await stored();
  const ids = new Set(items.map(({ id }) => id));
  expect(items.every(({ parent_id }) => parent_id === null || ids.has(parent_id))).toBe(true);
  const nested = items.filter(({ parent_id, is_folder }) => is_folder && parent_id !== null);
  expect(nested.length).toBeGreaterThan(1);
  expect(versions.some(({ number }) => number === 3)).toBe(true);
  const letters = items.find(({ name }) => name === 'Letters');
  expect(items.filter(({ parent_id }) => parent_id === letters?.id).length).toBeGreaterThan(15);
  const binned = items.filter(({ binned_at }) => binned_at !== null);
  expect(binned.length).toBeGreaterThan(15);
  // None of it is swept before somebody has looked at it.
  const oldest = Math.min(...binned.map(({ binned_at }) => Date.parse(binned_at as string)));
  expect((Date.parse(TODAY) - oldest) / 86_400_000).toBeLessThan(BIN_DAYS - 1);
});

import { expect, test } from 'vitest';
import { checkFile } from '#areas/attachments/server/public.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { storeDemoFiles } from './attachment-rows.ts';
import { contractFiles, demoFiles } from './demo-files.ts';

const TODAY = '2026-11-15';

test('the files of the demo world are what their names say, the same every time', async () => {
  const files = [...(await demoFiles(TODAY)), ...(await contractFiles(TODAY, [21, 22]))];
  for (const { filename, bytes } of files)
    expect(await checkFile(1, { filename, bytes })).toHaveProperty('file.filename', filename);
  expect([...(await demoFiles(TODAY)), ...(await contractFiles(TODAY, [21, 22]))]).toEqual(files);
});

test('every row has its file in the store', async () => {
  const stored = new Map<string, number>();
  const store = { put: async (key, bytes) => void stored.set(key, bytes.length) } as Partial<FileStore>;
  const rows = await storeDemoFiles(store as FileStore, TODAY, [21, 22]);
  const expected = rows.map(({ values }) => [
    `attc2/${values.master_id}/${values.year_week_folder}/${values.guid}${values.extension}`,
    values.size,
  ]);
  expect([...stored]).toEqual(expected);
  expect(rows.map(({ values }) => values.id)).toEqual([1, 2, 3, 4, 5].map((at) => 1_200_000 + at));
  expect(rows.slice(3).map(({ values }) => [values.table_name, values.record_id])).toEqual([
    ['premiumFinance', 21],
    ['premiumFinance', 22],
  ]);
});

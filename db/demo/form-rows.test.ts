import { expect, test } from 'vitest';
import { checkFile } from '#areas/attachments/server/public.ts';
import { mappingProblem } from '#areas/forms/rules/mapping.ts';
import type { FileStore } from '#platform/server/files/file-store.ts';
import { storeDemoForms } from './form-rows.ts';

test('the demo forms are real PDFs with a mapping that fits their fields, and a history of two pages', async () => {
  const stored: Uint8Array[] = [];
  const store = { put: async (_, bytes) => void stored.push(bytes) } as Partial<FileStore>;
  const rows = await storeDemoForms(store as FileStore, '2026-11-15');
  const of = (name: string) => rows.filter(({ table }) => table.name === name).map(({ values }) => values);
  expect(of('forms').length).toBe(3);
  for (const { fields, mapping } of of('forms'))
    expect(mappingProblem(JSON.parse(String(fields)), JSON.parse(String(mapping)))).toBeUndefined();
  expect(of('form_fills').length).toBeGreaterThan(15);
  const attachments = of('attachments').map(({ id }) => id);
  expect(of('form_fills').map(({ attachment_id }) => attachment_id)).toEqual(attachments);
  expect(stored.length).toBe(of('forms').length + attachments.length);
  for (const bytes of [stored[0], stored.at(-1)])
    expect(await checkFile(1, { filename: 'a.pdf', bytes: bytes as Uint8Array })).toHaveProperty(
      'file.filename',
    );
});

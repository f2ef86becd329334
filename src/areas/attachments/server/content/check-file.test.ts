import { expect, test } from 'vitest';
import * as sample from '../test-sample-files.ts';
import { checkFile, type Judgement } from './check-file.ts';
import { hostileFiles } from './test-hostile-files.ts';

test('of more than a hundred hostile files none is taken, and each is told why', async () => {
  const files = hostileFiles();
  expect(files.length).toBeGreaterThan(100);
  const judged: Judgement[] = [];
  for (const file of files) judged.push(await checkFile(1, file));
  expect(judged.filter((each) => 'file' in each).map((each) => 'file' in each && each.file.filename)).toEqual(
    [],
  );
  for (const each of judged) expect('reason' in each && each.reason).toMatch(/^[A-Z].+\.$/);
});

test.each([
  ['a.png', sample.makePng(), 'image/png'],
  ['a.gif', sample.GIF, 'image/gif'],
  ['a.jpg', sample.JPEG, 'image/jpeg'],
  ['a.JPEG', sample.JPEG, 'image/jpeg'],
  ['a.jpe', sample.JPEG, 'image/jpeg'],
  ['a.webp', sample.WEBP, 'image/webp'],
  ['a.pdf', sample.makePdf(), 'application/pdf'],
  ['a.doc', sample.makeCompound('WordDocument'), 'application/msword'],
  ['a.xls', sample.makeCompound('Workbook'), 'application/vnd.ms-excel'],
  ['a.docx', sample.makeOffice('word'), expect.stringContaining('wordprocessingml')],
  ['a.xlsx', sample.makeOffice('excel'), expect.stringContaining('spreadsheetml')],
  ['Año nuevo.txt', Buffer.from('¡Feliz año! <b>Text</b>\r\n'), 'text/plain; charset=utf-8'],
])('%s with the content of its kind is taken', async (filename, bytes, contentType) => {
  expect(await checkFile(1, { filename, bytes })).toMatchObject({ file: { filename, contentType } });
});

test('a path in the name is cut off', async () => {
  const judged = await checkFile(1, { filename: '../../secret/a.png', bytes: sample.makePng() });
  expect(judged).toMatchObject({ file: { filename: 'a.png' } });
});

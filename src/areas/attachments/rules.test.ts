import { expect, test } from 'vitest';
import * as rules from './rules.ts';

test('only jpeg, jpe, jpg, gif, png, webp, pdf, doc, docx, xls, xlsx and txt are taken', () => {
  expect(rules.EXTENSIONS).toEqual([
    'jpeg',
    'jpe',
    'jpg',
    'gif',
    'png',
    'webp',
    'pdf',
    'doc',
    'docx',
    'xls',
    'xlsx',
    'txt',
  ]);
  expect(rules.extensionOf('Photo.JPG')).toBe('jpg');
  for (const name of ['x.svg', 'x.html', 'x', '.png', 'png', 'x.png.', 'x.png ', 'x.jpg.exe', 'x.docm', ''])
    expect(rules.extensionOf(name)).toBeUndefined();
});

test.each([
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\fakepath\\scan.pdf', 'scan.pdf'],
  ['a\u0000b\r\n.txt', 'ab.txt'],
  ['photo\u202Egpj.exe', 'photogpj.exe'],
  ['  two   words.txt ', 'two words.txt'],
  ['..', '..'],
])('%j is called %j', (given, name) => {
  expect(rules.cleanName(given)).toBe(name);
});

test('a name that is too long keeps its ending', () => {
  const name = rules.cleanName(`${'x'.repeat(500)}.pdf`);
  expect(name).toHaveLength(200);
  expect(name.endsWith('x….pdf')).toBe(true);
});

test('an empty file and a name that hides a type that runs are refused', () => {
  expect(rules.problemOfName('a.txt', 0)).toBe(rules.EMPTY);
  expect(rules.problemOfName('invoice.exe.pdf', 1)).toBe(rules.HIDDEN_TYPE);
  expect(rules.problemOfName('page.HTML .png', 1)).toBe(rules.HIDDEN_TYPE);
  expect(rules.problemOfName('Smith.John.v2.pdf', 1)).toBeUndefined();
});

test.each([
  ['2026-11-15T12:00:00Z', '202646'],
  ['2027-01-03T23:59:59Z', '202653'],
  ['2027-01-04T00:00:00Z', '202701'],
  ['2024-12-30T00:00:00Z', '202501'],
  ['2021-01-01T00:00:00Z', '202053'],
])('%s lies in the folder %s', (moment, folder) => {
  expect(rules.yearWeekFolder(new Date(moment))).toBe(folder);
});

test('a file is stored under its agency, its week and a name of its own', () => {
  const place = { masterId: 1001, yearWeekFolder: '202646', guId: 'abc', fileExtension: '.png' };
  expect(rules.fileKey(place)).toBe('attc2/1001/202646/abc.png');
});

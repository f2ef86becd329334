import { expect, test } from 'vitest';
import { processorMs } from '#platform/server/testing/processor-ms.ts';
import {
  acordFormOf,
  addressesOf,
  addressProblem,
  filesProblem,
  missingFields,
  whyNotCombined,
} from './rules.ts';

test('addresses are separated by commas or semicolons, and each counts once', () => {
  expect(addressesOf(' ann@x.test, Bob@x.test;ANN@x.test ,')).toEqual(['ann@x.test', 'Bob@x.test']);
  expect(addressesOf(['ann@x.test', ''])).toEqual(['ann@x.test']);
  expect(addressProblem('ann@x.test; bob@x.test')).toBeUndefined();
});

test.each([
  'ann',
  'ann@',
  'ann@x.test bob@x.test',
  'Ann <ann@x.test>',
  '"a b"@x.test',
  `${'a'.repeat(250)}@x.test`,
])('%j is no address', (given) => {
  expect(addressProblem(given)).toMatch(/is not an email address/);
});

test('a line break is refused wherever it is', () => {
  for (const sign of ['\r\n', '\n', '\r', '\u2028', '\u0085', '\u0000'])
    for (const given of [`ann@x.test${sign}Bcc: eve@x.test`, `ann@x.test${sign}`, `${sign}ann@x.test`])
      expect(addressProblem(given)).toMatch(/on one line/);
});

test('a body full of commas is read quickly', async () => {
  const many = Array.from({ length: 200_000 }, (_, at) => at.toString(36)).join(',');
  const took = await processorMs(() => expect(addressProblem(many)).toBe('At most 50 addresses.'));
  expect(took).toBeLessThan(2000);
});

test('forty files of any kind go with one mail, up to a limit in bytes', () => {
  const sizes = Array.from({ length: 40 }, () => 1);
  expect(filesProblem(sizes, 40)).toBeUndefined();
  expect(filesProblem([...sizes, 1], 99)).toBe('At most 40 files can go with one email: remove some.');
  expect(filesProblem([3_000_000], 2 * 1_048_576)).toBe(
    'The files total 3 MB. At most 2 MB can go with one email: remove some.',
  );
});

test('more than fifty addresses are too many', () => {
  const many = Array.from({ length: 51 }, (_, at) => `p${at}@x.test`);
  expect(addressProblem(many)).toBe('At most 50 addresses.');
});

test('To, From, Subject and Message are required', () => {
  expect(missingFields({ to: ' , ;', from: '', subject: '', message: '' })).toEqual([
    'To',
    'From',
    'Subject',
    'Message',
  ]);
  expect(missingFields({ to: 'a@x.test', from: 'b@x.test', subject: 'Hi', message: '' })).toEqual([
    'Message',
  ]);
});

test.each([
  [['photo.png', 'ACORD 25 Harbor Towing.pdf'], 'ACORD 25', 'Certificate of Liability Insurance'],
  [['acord_125-FL.pdf'], 'ACORD 125 FL', 'Commercial Insurance Application'],
  [['Acord-0027.pdf'], 'ACORD 27', 'Evidence of Property Insurance'],
  [['ACORD 999 Yacht Section.pdf'], 'ACORD 999', 'Yacht Section'],
])('a file that is named like an ACORD form makes its mail one: %j', (filenames, form, name) => {
  expect(acordFormOf(filenames)).toEqual({ form, name });
});

test('other names are no ACORD forms', () => {
  expect(acordFormOf(['accord 25.pdf', 'record 25.pdf', 'acord.pdf', 'notes.txt'])).toBeUndefined();
});

test('what cannot become pages is not combined', () => {
  expect(whyNotCombined('a.pdf', '.pdf')).toBeUndefined();
  expect(whyNotCombined('a.docx', '.docx')).toMatch(/^a\.docx cannot be combined into one PDF/);
});

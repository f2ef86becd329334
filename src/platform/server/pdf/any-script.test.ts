import { expect, test } from 'vitest';
import { collect, openPages } from './pages.ts';
import { BODY, MARGIN } from './paper-parts.ts';
import { readPdfText } from './test-read-pdf-text.ts';
import { words } from './words.ts';

async function drawn(text: string, options: PDFKit.Mixins.TextOptions = { width: 400 }) {
  const doc = openPages({ agency: 'Ωμέγα', title: 'Письмо', madeAt: new Date('2026-03-02T15:00:00Z') });
  const bytes = collect(doc);
  doc
    .font(BODY)
    .fontSize(11)
    .text(words(doc, text, 400), MARGIN, MARGIN, options);
  doc.end();
  return Buffer.from(await bytes);
}
const filesIn = (pdf: Buffer) => [...pdf.toString('latin1').matchAll(/\/FontFile2 /g)].length;

test.each([
  ['Polish, Romanian, Hungarian', 'Łukasz Ștefan Őry'],
  ['Vietnamese', 'Đặng Thị Ngọc'],
  ['Greek', 'Ιωάννης'],
  ['Cyrillic', 'Ольга Петрова'],
  ['Armenian and Georgian', 'Հայկ გიორგი'],
])('letters of %s are in the paper as they were written', async (_, text) => {
  const pdf = await drawn(`Name: ${text}.`);
  expect(readPdfText(pdf).join('').replaceAll(' ', '')).toContain(text.replaceAll(' ', ''));
  expect(filesIn(pdf)).toBe(1);
});

test('Hebrew and Arabic are drawn from the right, word by word', async () => {
  const text = readPdfText(await drawn('דוד לוי')).join('');
  expect(text.indexOf('י')).toBeLessThan(text.indexOf('ד'));
});

test('a Western paper brings no font along and stays small; one letter of another script brings what it needs', async () => {
  const [western, greek] = [await drawn('María Núñez'), await drawn('María Ω')];
  expect([filesIn(western), filesIn(greek)]).toEqual([0, 1]);
  expect(western.length).toBeLessThan(3_000);
  expect(greek.length).toBeLessThan(30_000);
});

test('a line of two fonts is as wide as its parts, and is aligned as one', () => {
  const doc = openPages({ agency: '', title: '', madeAt: new Date() });
  doc.font(BODY).fontSize(11);
  const whole = doc.widthOfString('Ольга Smith');
  expect(whole).toBeCloseTo(doc.widthOfString('Ольга') + doc.widthOfString(' Smith'), 3);
});

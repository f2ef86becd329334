import { createRequire } from 'node:module';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { Outlines } from './font-file.ts';
import { collect, openPages } from './pages.ts';
import { BODY, BOLD, MARGIN } from './paper-parts.ts';
import { readPdfText } from './test-read-pdf-text.ts';
import { words } from './words.ts';

async function drawn(text: string, options: PDFKit.Mixins.TextOptions = { width: 400 }, font = BODY) {
  const doc = openPages({ agency: 'Ωμέγα', title: 'Письмо', madeAt: new Date('2026-03-02T15:00:00Z') });
  const bytes = collect(doc);
  doc
    .font(font)
    .fontSize(11)
    .text(words(doc, text, 400), MARGIN, MARGIN, options);
  doc.end();
  return Buffer.from(await bytes);
}
const { create } = createRequire(import.meta.url)('fontkit') as { create(bytes: Buffer): Outlines };

/** The lines in which a text is drawn. */
function linesOf(text: string): string[] {
  const doc = openPages({ agency: '', title: '', madeAt: new Date() });
  const lines: string[] = [];
  Object.assign(doc, { _fragment: (line: string) => lines.push(line.trim()) });
  doc.font(BODY).fontSize(11);
  doc.text(words(doc, text, 400), MARGIN, MARGIN, { width: 400 });
  return lines;
}

const fontNames = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/FontName \/[A-Z]+\+(\S+)/g)].map(([, name]) => name);

/** The surface of the first sign of the only font in a paper, as another program reads the file. */
function inkOf(pdf: Buffer): number {
  const [, number] = /\/FontFile2 (\d+) 0 R/.exec(pdf.toString('latin1')) ?? [];
  const object = new RegExp(`\\n${number} 0 obj\\n[\\s\\S]*?stream\\r?\\n([\\s\\S]*?)\\nendstream`);
  const font = create(inflateSync(Buffer.from(object.exec(pdf.toString('latin1'))?.[1] ?? '', 'latin1')));
  const points = font.getGlyph(1).path.commands.map(({ args }) => args.slice(-2));
  let start: readonly number[] = [];
  let [surface, before] = [0, start];
  font.getGlyph(1).path.commands.forEach(({ command }, at) => {
    const point = command === 'closePath' ? start : (points[at] ?? []);
    if (command === 'moveTo') start = point;
    else surface += ((before[0] ?? 0) * (point[1] ?? 0) - (point[0] ?? 0) * (before[1] ?? 0)) / 2;
    before = point;
  });
  return Math.abs(surface);
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

test.each([
  ['Chinese, simplified and traditional', '王小明臺灣龍'],
  ['Japanese', '山田さくらカナ髙﨑'],
  ['Korean', '김철수'],
  ['Thai', 'สมชาย'],
])('letters of %s are in the paper as they were written, beside Latin ones', async (_, text) => {
  const pdf = await drawn(`Name: ${text} (Ann).`);
  expect(readPdfText(pdf).join('').replaceAll(' ', '')).toContain(`Name:${text}(Ann).`);
  expect(pdf.length).toBeLessThan(60_000);
});

test('the vowel of a syllable goes where its script puts it: before the consonant', async () => {
  expect(readPdfText(await drawn('कि')).join('')).toMatch(/\u093f\u0915/);
  expect(readPdfText(await drawn('ကေ')).join('')).toMatch(/\u1031\u1000/);
});

test('a mark for which the font has no place on its letter is drawn all the same', async () => {
  expect(readPdfText(await drawn('ਪੰਜਾਬੀ')).join('')).toContain('ੰ');
});

test('Chinese without spaces fills its lines to the end, after Latin words as well, and keeps its stops', () => {
  const sentence = '保险代理人应当向客户说明合同条款，';
  const lines = linesOf(`Note: ${sentence.repeat(8)}`);
  // Eleven points each: 36 to a line of 400 points; no line begins with a stop.
  expect(lines.length).toBe(4);
  for (const line of lines) expect(line).not.toMatch(/^，/);
  expect(lines.slice(0, -1).every((line) => line.length >= 33)).toBe(true);
});

test('Thai is broken between its words, never between a letter and its marks', () => {
  const text = 'กรุงเทพมหานครอมรรัตนโกสินทร์มหินทรายุธยามหาดิลกภพนพรัตนราชธานีบูรีรมย์อุดมราชนิเวศน์';
  const lines = linesOf(text);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).not.toMatch(/^\p{M}/u);
});

test('a bold heading is bold in Chinese too', async () => {
  const [plain, bold] = [await drawn('王'), await drawn('王', { width: 400 }, BOLD)];
  expect(fontNames(plain)).toEqual([expect.stringMatching(/noto-sans-sc-.*-400$/)]);
  expect(fontNames(bold)).toEqual([expect.stringMatching(/noto-sans-sc-.*-700$/)]);
  expect(inkOf(bold)).toBeGreaterThan(inkOf(plain) * 1.2);
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

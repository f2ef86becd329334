import { expect, test } from 'vitest';
import { type CopiedPaper, makeCopies } from './copies.ts';
import { readPdfText } from './test-read-pdf-text.ts';

const PAPER: CopiedPaper = {
  agency: 'Palmetto Insurance',
  place: ['Harbor Office', '118 Main Street', 'Miami, FL 33145', '', '(305) 555-0120'],
  title: 'Receipt 7',
  moment: '03/02/2026, 10:00 AM EST',
  copies: [
    { name: 'Theirs', signature: 'Signature of ours' },
    { name: 'Ours', signature: 'Signature of theirs' },
  ],
  parties: [
    ['Received from', 'María Núñez', '742 Alhambra Cir'],
    ['Paid by', 'Cash'],
    ['Taken by', 'Bo Fox'],
  ],
  columns: [
    { label: 'For', share: 3 },
    { label: 'Amount', share: 1, align: 'right' },
  ],
  rows: [['Premium', '$1,234.50']],
  standing: [['Still owed', '$10.00']],
  totals: [
    ['Total', '$1,234.50'],
    ['Tendered', '$1,240.00'],
    ['Change', '$5.50'],
  ],
  notes: ['Memo: second visit'],
  thanks: 'Thank you.',
  language: 'en',
  madeAt: new Date('2026-03-02T15:00:00Z'),
};

async function printed(paper: CopiedPaper) {
  const bytes = Buffer.from(await makeCopies(paper));
  const text = readPdfText(bytes);
  const pages = bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;
  return { text, pages, times: (words: string) => text.filter((each) => each === words).length };
}
const rowsOf = (count: number) => Array.from({ length: count }, (_, at) => [`Line ${at + 1}`, '$1.00']);

test('two copies lie on one page, each with all that the paper says, its own name and signature', async () => {
  const { text, pages, times } = await printed(PAPER);
  expect(pages).toBe(1);
  const half = text.length / 2;
  const [upper, lower] = [text.slice(0, half), text.slice(half)];
  const own = new Set(['Theirs', 'Ours', 'Signature of ours', 'Signature of theirs']);
  expect(upper.filter((words) => !own.has(words))).toEqual(lower.filter((words) => !own.has(words)));
  expect(upper).toEqual([
    ...['Palmetto Insurance', 'Harbor Office', '118 Main Street', 'Miami, FL 33145', '(305) 555-0120'],
    ...['Receipt 7', '03/02/2026, 10:00 AM EST', 'Theirs'],
    ...['Received from', 'María Núñez', '742 Alhambra Cir', 'Paid by', 'Cash', 'Taken by', 'Bo Fox'],
    ...['For', 'Amount', 'Premium', '$1,234.50'],
    ...['Total', '$1,234.50', 'Tendered', '$1,240.00', 'Change', '$5.50', 'Still owed', '$10.00'],
    ...['Memo: second visit', 'Signature of ours', 'Thank you.'],
  ]);
  expect([times('Ours'), times('Signature of theirs')]).toEqual([1, 1]);
});

test('six lines fit on half a page; above six each copy has a page of its own', async () => {
  expect((await printed({ ...PAPER, rows: rowsOf(6) })).pages).toBe(1);
  const { pages, times } = await printed({ ...PAPER, rows: rowsOf(7) });
  expect(pages).toBe(2);
  expect([times('Receipt 7 · Theirs · Page 1 of 1'), times('Receipt 7 · Ours · Page 1 of 1')]).toEqual([
    1, 1,
  ]);
});

test('few lines with much to say have a page for each copy as well, and nothing is cut', async () => {
  const { pages, times } = await printed({ ...PAPER, rows: [['word '.repeat(400), '$1.00']] });
  expect(pages).toBe(2);
  expect(times('Thank you.')).toBe(2);
});

test('what does not fit on a page continues on the next, which the numbers of each copy count', async () => {
  const { pages, times } = await printed({ ...PAPER, rows: rowsOf(45) });
  expect(pages).toBe(4);
  expect([times('Receipt 7 · Ours · Page 1 of 2'), times('Receipt 7 · Ours · Page 2 of 2')]).toEqual([1, 1]);
  expect([times('Line 1'), times('Line 45'), times('Signature of theirs')]).toEqual([2, 2, 1]);
});

test('a long list of what is owed goes on on the next page, and each value stays beside its label', async () => {
  const standing = Array.from({ length: 60 }, (_, at) => [`Owed ${at + 1}`, `$${at + 1}.00`] as const);
  const { text, pages } = await printed({ ...PAPER, standing });
  expect(pages).toBe(4);
  for (const [label, value] of standing) expect(text[text.indexOf(label) + 1]).toBe(value);
});

test('the stamp lies across each copy', async () => {
  expect((await printed({ ...PAPER, stamp: 'VOID' })).times('VOID')).toBe(2);
  expect((await printed({ ...PAPER, rows: rowsOf(7), stamp: 'VOID' })).times('VOID')).toBe(2);
});

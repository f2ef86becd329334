import { expect, test } from 'vitest';
import { makePaper, type Paper } from './paper.ts';
import { readPdfText } from './test-read-pdf-text.ts';

const PAPER: Paper = {
  agency: 'Palmetto Insurance',
  place: ['Harbor Office', '', '(305) 555-0120'],
  title: 'Receipt 7',
  facts: [
    ['Received from', 'María Núñez'],
    ['Memo', ''],
  ],
  columns: [
    { label: 'For', share: 3 },
    { label: 'Amount', share: 1, align: 'right' },
  ],
  rows: [['Premium', '$1,234.50']],
  totals: [
    ['Change', '$0.00'],
    ['Total', '$1,234.50'],
  ],
  notes: ['Thank you.'],
  madeAt: new Date('2026-03-02T15:00:00Z'),
};
const textOf = async (paper: Paper) => readPdfText(Buffer.from(await makePaper(paper)));

test('a paper says who issued it, what it is, what is known, the lines and what they come to', async () => {
  const text = await textOf(PAPER);
  expect(text).toEqual([
    'Palmetto Insurance',
    'Harbor Office',
    '(305) 555-0120',
    'Receipt 7',
    'Received from',
    'María Núñez',
    'Memo',
    '-',
    'For',
    'Amount',
    'Premium',
    '$1,234.50',
    'Change',
    '$0.00',
    'Total',
    '$1,234.50',
    'Thank you.',
    'Receipt 7 · Page 1 of 1',
  ]);
});

test('what does not fit continues on the next page, below the heads of the columns and under the same stamp', async () => {
  const rows = Array.from({ length: 40 }, (_, at) => [`Line ${at + 1}`, '$1.00']);
  const text = await textOf({ ...PAPER, rows, stamp: 'VOID' });
  const times = (words: string) => text.filter((each) => each === words).length;
  expect(rows.every(([line]) => times(line as string) === 1)).toBe(true);
  expect([times('Receipt 7 · Page 1 of 2'), times('Receipt 7 · Page 2 of 2')]).toEqual([1, 1]);
  expect([times('Amount'), times('VOID')]).toEqual([2, 2]);
});

test('the same paper is the same file except for its random name', async () => {
  const [one, two] = await Promise.all([makePaper(PAPER), makePaper(PAPER)]);
  expect(one.length).toBe(two.length);
  expect(Buffer.from(one).subarray(0, 5).toString()).toBe('%PDF-');
});

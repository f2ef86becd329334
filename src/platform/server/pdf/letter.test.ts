import { expect, test } from 'vitest';
import { sanitizeHtml } from '../html/sanitize-html.ts';
import { makeLetter } from './letter.ts';
import { readPdfText } from './test-read-pdf-text.ts';

const LETTER = {
  agency: 'Palmetto Insurance',
  place: ['12 Harbor Way', '', '(305) 555-0120'],
  to: ['María Núñez', '742 Alhambra Cir', 'Coral Gables, FL 33134'],
  date: 'March 2, 2026',
  title: 'Renewal',
  html: '',
  madeAt: new Date('2026-03-02T15:00:00Z'),
};
const textOf = async (html: string) =>
  readPdfText(Buffer.from(await makeLetter({ ...LETTER, html: sanitizeHtml(html) })));

test('a letter says who writes to whom and when, then what is written, with lists and headings', async () => {
  const text = await textOf(
    '<h2>Your renewal</h2><p>Dear <strong>María</strong>, <em>read this</em>.</p><ol><li>Pay</li><li>Sign</li></ol>',
  );
  expect(text.map((words) => words.trim())).toEqual([
    ...['Palmetto Insurance', '12 Harbor Way', '(305) 555-0120', 'March 2, 2026'],
    ...['María Núñez', '742 Alhambra Cir', 'Coral Gables, FL 33134'],
    ...['Your renewal', 'Dear', 'María', ',', 'read this', '.', '1.', 'Pay', '2.', 'Sign'],
    'Renewal · Page 1 of 1',
  ]);
});

test('a long letter continues on the next page', async () => {
  const text = await textOf('<p>One line of the letter.</p>'.repeat(60));
  expect(text.filter((words) => words === 'One line of the letter.')).toHaveLength(60);
  expect(text.at(-1)).toMatch(/Page (\d) of \1/);
});

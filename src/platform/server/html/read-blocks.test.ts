import { expect, test } from 'vitest';
import { htmlToText } from './html-to-text.ts';
import { readBlocks } from './read-blocks.ts';
import { sanitizeHtml } from './sanitize-html.ts';

const HTML =
  sanitizeHtml(`<h2>Dear Zoë</h2><p>Your <strong>policy &amp; <em>papers</em></strong> are here.<br>Read
  <a href="https://desk.test/read?a=1&amp;b=2">them</a>.</p><ul><li><p>one</p></li><li>two<ol><li>deep</li></ol></li></ul>
  <hr><p></p><p>a &lt; b</p>`);

test('a mail without tags says the same', () => {
  expect(htmlToText(HTML)).toBe(
    'Dear Zoë\n\nYour policy & papers are here.\nRead them (https://desk.test/read?a=1&b=2).\n\n' +
      '• one\n• two\n  1. deep\n\n--------------------\n\n\n\na < b',
  );
});

test('bold, italic and links are known of every run', () => {
  const [, paragraph] = readBlocks(HTML);
  const told = paragraph?.runs.map(({ text, bold, italic, link }) => [text, bold, italic, link]);
  expect(told?.slice(0, 3)).toEqual([
    ['Your ', false, false, undefined],
    ['policy & ', true, false, undefined],
    ['papers', true, true, undefined],
  ]);
  expect(told?.find(([text]) => text === 'them')?.[3]).toBe('https://desk.test/read?a=1&b=2');
});

test('a second paragraph of a list item begins a line of its own', () => {
  expect(htmlToText('<ul><li><p>one</p><p>two</p></li></ul>')).toBe('• one\ntwo');
});

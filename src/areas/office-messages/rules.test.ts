import { expect, test } from 'vitest';
import { capitalised, isEmptyMessage, plainText, typedMessage } from './rules.ts';

const VIDEO = '<span data-video-type="1" data-video-code="76979871"></span>';

test('a message is read on one line, without its tags', () => {
  expect(plainText('<h2>Hours</h2>\n<ul><li>We <strong>close</strong> at 5</li><li>Q&amp;A</li></ul>')).toBe(
    'Hours · We close at 5 · Q&A',
  );
  expect(plainText('1 &lt; 2<br />\n&amp;lt;b')).toBe('1 < 2 · &lt;b');
  expect(plainText('We moved.<br />\nCome in!')).toBe('We moved. Come in!');
});

test.each([
  ['<p></p><br />', true],
  ['<a></a>', true],
  ['&amp;', false],
  [VIDEO, false],
])('%s is empty: %s', (html, isEmpty) => {
  expect(isEmptyMessage(html)).toBe(isEmpty);
});

test('what is edited has lines as lines and videos as links', () => {
  expect(typedMessage('Q&amp;A at 5 &amp; be &gt; 10 min early, 2 &lt; 3')).toBe(
    'Q&A at 5 & be > 10 min early, 2 < 3',
  );
  expect(typedMessage('&lt;b&gt; &amp;copy; &amp;lt 4')).toBe('&lt;b> &amp;copy; &amp;lt 4');
  expect(typedMessage(`Watch<br />\n${VIDEO}<br />\nand <strong>call</strong>`)).toBe(
    'Watch\nhttps://vimeo.com/76979871\nand <strong>call</strong>',
  );
});

test('the name of an office is shown capitalized', () => {
  expect(capitalised('main street office')).toBe('Main Street Office');
  expect(capitalised('élan McKay 2nd')).toBe('Élan McKay 2nd');
});

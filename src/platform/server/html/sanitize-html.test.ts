import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RICH_TEXT_TAGS } from '#platform/shared/rich-text.ts';
import { processorMs } from '../testing/processor-ms.ts';
import { sanitizeHtml } from './sanitize-html.ts';
import { sanitizeHtmlWithVideos } from './sanitize-html-with-videos.ts';
import { HOSTILE_HTML } from './test-hostile-html.ts';

const YOUTUBE = '<span data-video-type="2" data-video-code="aqz-KE-bpKQ"></span>';
const VIMEO = '<span data-video-type="1" data-video-code="76979871"></span>';

/** Anything in sanitized text that a browser would take for a tag and that isn't one of the known, harmless ones. */
function strangeTags(html: string): string[] {
  const mark = /^<span data-video-type="[12]" data-video-code="[\w/-]+">$/;
  const link = /^<a(?: href="(?:https?:\/\/|mailto:)[^"<>]*" rel="noopener noreferrer" target="_blank")?>$/;
  const cell = /^<t[dh](?: (?:colspan|rowspan)="[^"<>]*")*>$/;
  const plain = new RegExp(`^</?(?:${RICH_TEXT_TAGS.join('|')}|span)(?: /)?>$`);
  const tags = html.match(/<[^>]*>?/g) ?? [];
  return tags.filter((tag) => ![mark, link, cell, plain].some((known) => known.test(tag)));
}

test.each(HOSTILE_HTML)('%s becomes harmless', (hostile) => {
  for (const clean of [sanitizeHtml(hostile), sanitizeHtmlWithVideos(hostile)]) {
    expect(strangeTags(clean)).toEqual([]);
    expect(clean).not.toMatch(/evil\.test\/(x|pixel|ping)/);
  }
  const stored = sanitizeHtmlWithVideos(hostile);
  expect(sanitizeHtmlWithVideos(stored)).toBe(stored);
});

test('the corpus is a corpus', () => {
  expect(new Set(HOSTILE_HTML).size).toBeGreaterThanOrEqual(100);
});

test('pieces of it in any order become harmless, and stay so when they are saved again', () => {
  const pieces = HOSTILE_HTML.flatMap((hostile) => hostile.split(/(?=[<">])/)).filter((it) => it.length < 80);
  const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((some) => some.join(''));
  fc.assert(
    fc.property(soup, (html) => {
      const clean = sanitizeHtmlWithVideos(html);
      expect(strangeTags(clean)).toEqual([]);
      expect(strangeTags(sanitizeHtmlWithVideos(clean))).toEqual([]);
      expect(strangeTags(sanitizeHtml(html))).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});

test('simple rich text stays, in one spelling', () => {
  const kept =
    '<h2>Hours</h2><p>We <strong>close</strong> at <em>5</em> &amp; open<br />at 8.</p><ul><li>One</li></ul>' +
    '<blockquote>Said</blockquote><hr /><table><tbody><tr><td colspan="2">1</td></tr></tbody></table>';
  expect(sanitizeHtml(kept)).toBe(kept);
  expect(sanitizeHtml('<b>a</b> <i>b</i> <del>c</del>')).toBe('<strong>a</strong> <em>b</em> <s>c</s>');
  expect(sanitizeHtml('2 < 3 & 5 > 4')).toBe('2 &lt; 3 &amp; 5 &gt; 4');
  expect(sanitizeHtml('<a href="https://carrier.test/a?b=1&amp;c=2" class="x">c</a>')).toBe(
    '<a href="https://carrier.test/a?b=1&amp;c=2" rel="noopener noreferrer" target="_blank">c</a>',
  );
});

test('without videos, none is kept', () => {
  expect(sanitizeHtml(`a ${YOUTUBE}<iframe src="https://www.youtube.com/embed/aqz-KE-bpKQ"></iframe>`)).toBe(
    'a',
  );
});

test('the video of an embed code from the two hosts is kept', () => {
  const pasted =
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=a&amp;start=3" title="x" allow="autoplay" allowfullscreen></iframe>';
  expect(sanitizeHtmlWithVideos(`Watch this: ${pasted} Thanks`)).toBe(`Watch this: ${YOUTUBE} Thanks`);
  const vimeo =
    '<div style="padding:56.25% 0 0 0"><iframe src="https://player.vimeo.com/video/76979871?badge=0"></iframe></div><script src="https://player.vimeo.com/api/player.js"></script>';
  expect(sanitizeHtmlWithVideos(vimeo)).toBe(`<div>${VIMEO}</div>`);
});

test('a share link alone on its line is a video; within a sentence or a link it stays what it is', () => {
  expect(sanitizeHtmlWithVideos('See\nhttps://www.youtube.com/watch?v=aqz-KE-bpKQ&t=3\nnow')).toBe(
    `See\n${YOUTUBE}\nnow`,
  );
  expect(sanitizeHtmlWithVideos('<p>https://vimeo.com/76979871</p>')).toBe(`<p>${VIMEO}</p>`);
  expect(sanitizeHtmlWithVideos('See https://vimeo.com/76979871 now')).toBe(
    'See https://vimeo.com/76979871 now',
  );
  const link =
    '<a href="https://vimeo.com/76979871" rel="noopener noreferrer" target="_blank">https://vimeo.com/76979871</a>';
  expect(sanitizeHtmlWithVideos(link)).toBe(link);
});

test.each(['\r', '\u2028', ' \r'])('a hundred thousand of %j are looked at once', async (sign) => {
  const took = await processorMs(() => sanitizeHtmlWithVideos(`x${sign.repeat(100_000)}x`));
  expect(took).toBeLessThan(1000);
});

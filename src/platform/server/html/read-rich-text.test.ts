import { expect, test } from 'vitest';
import { type RichNode, readRichText } from '#platform/shared/read-rich-text.ts';
import { RICH_TEXT_TAGS } from '#platform/shared/rich-text.ts';
import { sanitizeHtmlWithVideos } from './sanitize-html-with-videos.ts';
import { HOSTILE_HTML } from './test-hostile-html.ts';

function* elements(nodes: readonly RichNode[]): Generator<Exclude<RichNode, string>> {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    yield node;
    if ('tag' in node) yield* elements(node.children);
  }
}

test('what the server stores is read as it was meant', () => {
  const html = sanitizeHtmlWithVideos(
    'Q&A: 1 < 2<br><p>See <a href="https://a.test/?b=1&c=2">this <b>link</b></a></p>https://vimeo.com/76979871',
  );
  expect(readRichText(html)).toEqual([
    'Q&A: 1 < 2',
    { tag: 'br', children: [] },
    {
      tag: 'p',
      children: [
        'See ',
        {
          tag: 'a',
          href: 'https://a.test/?b=1&c=2',
          children: ['this ', { tag: 'strong', children: ['link'] }],
        },
      ],
    },
    { video: { kind: 1, code: '76979871' } },
  ]);
});

test('a table keeps its spans', () => {
  expect(readRichText('<td colspan="2" rowspan="999">x</td>')).toEqual([
    { tag: 'td', colSpan: 2, rowSpan: 1, children: ['x'] },
  ]);
});

test.each(HOSTILE_HTML)('%s, stored as it is, is nothing but words and harmless tags', (hostile) => {
  for (const element of elements(readRichText(hostile))) {
    if ('video' in element) continue;
    expect(RICH_TEXT_TAGS).toContain(element.tag);
    expect(element.href ?? 'https://').toMatch(/^(https?:\/\/|mailto:)/);
  }
});

test('tags that are not closed, closed twice or too deep do no harm', () => {
  expect(readRichText('</p><em>a</strong>b')).toEqual([{ tag: 'em', children: ['a', 'b'] }]);
  expect([...elements(readRichText('<div>'.repeat(5000)))]).toHaveLength(30);
});

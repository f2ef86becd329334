import type { Doc } from './paper-parts.ts';
import { printable } from './printable.ts';

/** A word of ordinary writing; whatever is longer is looked at. */
const ORDINARY = 30;
/** Between two Chinese, Japanese or Korean signs the library itself breaks a line, and measures each once. */
const LONG_WORDS = new RegExp(
  `[^\\s\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Hang}]{${ORDINARY + 1},}`,
  'gu',
);
/** What must stay together: a letter with its marks, and in Thai, which has no spaces, a word. */
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });
const THAI_WORDS = new Intl.Segmenter('th', { granularity: 'word' });

/**
 * Text as it goes onto the page, in the font that is set. Words that are wider than the place are broken first: the
 * library would measure the rest of such a word again for every line, and 100,000 letters would take half a minute.
 */
export function words(doc: Doc, text: string, width: number): string {
  return printable(text).replaceAll(LONG_WORDS, (word) => piecesOf(doc, word, width).join('\n'));
}

function piecesOf(doc: Doc, word: string, width: number): string[] {
  const widths = new Map<string, number>();
  const pieces: string[] = [];
  let [start, reached] = [0, 0];
  const parts = /\p{sc=Thai}/u.test(word) ? THAI_WORDS : LETTERS;
  for (const { segment, index } of parts.segment(word)) {
    const wide = widths.get(segment) ?? doc.widthOfString(segment);
    widths.set(segment, wide);
    if (reached + wide > width && index > start) {
      pieces.push(word.slice(start, index));
      [start, reached] = [index, 0];
    }
    reached += wide;
  }
  return [...pieces, word.slice(start)];
}

import type { Doc } from './paper-parts.ts';
import { printable } from './printable.ts';

/** A word of ordinary writing; whatever is longer is looked at. */
const ORDINARY = 30;
const LONG_WORDS = new RegExp(`\\S{${ORDINARY + 1},}`, 'g');

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
  for (let at = 0; at < word.length; at++) {
    const letter = word.charAt(at);
    const wide = widths.get(letter) ?? doc.widthOfString(letter);
    widths.set(letter, wide);
    if (reached + wide > width && at > start) {
      pieces.push(word.slice(start, at));
      [start, reached] = [at, 0];
    }
    reached += wide;
  }
  return [...pieces, word.slice(start)];
}

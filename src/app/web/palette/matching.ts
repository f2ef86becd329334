import type { Entry } from './entry.ts';

/** Shorter words occur in too many sentences to be useful. */
const SENTENCE_MIN = 3;

/** The entries where every typed word begins one of theirs, best match first; all of them when nothing is typed. */
export function matching(entries: readonly Entry[], typed: string): readonly Entry[] {
  const words = wordsOf(typed);
  if (words.length === 0) return entries;
  return entries
    .map((entry) => ({ entry, distance: distanceOf(entry, words) }))
    .filter(({ distance }) => distance !== undefined)
    .sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0))
    .map(({ entry }) => entry);
}

function distanceOf({ title, note, words: more = '' }: Entry, typed: readonly string[]): number | undefined {
  const own = wordsOf(title);
  if (own.join(' ').startsWith(typed.join(' '))) return 0;
  if (begins(typed, own)) return 1;
  const beside = [...own, ...wordsOf(note)];
  if (begins(typed, beside)) return 2;
  if (typed.join('').length < SENTENCE_MIN) return undefined;
  return begins(typed, [...beside, ...wordsOf(more)]) ? 3 : undefined;
}

function begins(typed: readonly string[], words: readonly string[]): boolean {
  return typed.every((part) => words.some((word) => word.startsWith(part)));
}

/** Without case and accents, so that "jose" finds José. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);
}

import { searchWords } from '../rules.ts';

export interface TextPart {
  /** Where it begins. */
  at: number;
  part: string;
  isMatch: boolean;
}

/** A text cut where the words that were searched for begin and end; case, accents and separators do not matter. */
export function matchedParts(text: string, query: string): TextPart[] {
  const signs = [...text].map(plain);
  const isMatch = signs.map(() => false);
  for (const word of wordsOf(query)) {
    const at = placeOf(signs, word);
    if (at) isMatch.fill(true, at.from, at.to);
  }
  const parts: TextPart[] = [];
  [...text].forEach((sign, at) => {
    const last = parts.at(-1);
    if (last && last.isMatch === isMatch[at]) last.part += sign;
    else parts.push({ at, part: sign, isMatch: isMatch[at] ?? false });
  });
  return parts;
}

/** Letters and digits of each word; the whole first, since a number is found across its separators. */
function wordsOf(query: string): string[] {
  const bare = (word: string) => [...word].map(plain).join('');
  return [query, ...searchWords(query)].map(bare).filter(Boolean);
}

function placeOf(signs: readonly string[], word: string): { from: number; to: number } | undefined {
  for (let from = 0; from < signs.length; from++) {
    if (signs[from] === '') continue;
    let found = '';
    for (let to = from; to < signs.length && word.startsWith(found); to++) {
      found += signs[to];
      if (found === word) return { from, to: to + 1 };
    }
  }
  return undefined;
}

/** Small, without accents; nothing for what is neither a letter nor a digit. */
function plain(sign: string): string {
  return sign
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');
}

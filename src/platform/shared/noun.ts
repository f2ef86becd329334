import { showCount } from './show-count.ts';

const PLAIN = 'customer';
/** A word of its own: neither part of a name like {{customer.name}} nor of an address. */
const WORD = /(\b[Aa] )?(?<![\w.{@/-])([Cc])ustomer(s?)(?![\w}@/-]|\.\w)/g;

/** A text of the product with the agency's own word in place of customer. */
export function withNoun(text: string, noun: string): string {
  if (noun === '' || noun === PLAIN) return text;
  return text.replaceAll(WORD, (_, article: string | undefined, first: string, plural: string) => {
    const one = plural ? pluralOf(noun) : noun;
    const word = first === 'C' ? capitalized(one) : one;
    return `${article ? articleFor(article, word) : ''}${word}`;
  });
}

export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Those an agency might choose that follow no rule. */
const IRREGULAR: Readonly<Record<string, string>> = { person: 'people', child: 'children' };

/** Many of what a noun names, by the rules of English for its last word: companies, churches, policyholders. */
export function pluralOf(noun: string): string {
  const [before, last] = [noun.slice(0, noun.search(/\p{L}+$/u)), /\p{L}+$/u.exec(noun)?.[0] ?? ''];
  const known = IRREGULAR[last.toLowerCase()];
  if (known) return before + (/^\p{Lu}/u.test(last) ? capitalized(known) : known);
  if (/[^aeiou]y$/i.test(last)) return `${noun.slice(0, -1)}ies`;
  if (/(man)$/i.test(last) && !/human$/i.test(last)) return `${noun.slice(0, -2)}en`;
  return /(s|x|z|ch|sh)$/i.test(last) ? `${noun}es` : `${noun}s`;
}

/** "1 drawer", "2 drawers", "1,000 people". */
export function counted(count: number, noun: string): string {
  return `${showCount(count)} ${count === 1 ? noun : pluralOf(noun)}`;
}

function articleFor(article: string, word: string): string {
  return /^[aeiou]/i.test(word) ? `${article.trim()}n ` : article;
}

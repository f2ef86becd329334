const PLAIN = 'customer';
/** A word of its own: neither part of a name like {{customer.name}} nor of an address. */
const WORD = /(\b[Aa] )?(?<![\w.{@/-])([Cc])ustomer(s?)(?![\w}@/-]|\.\w)/g;

/** A text of the product with the agency's own word in place of customer. */
export function withNoun(text: string, noun: string): string {
  if (noun === '' || noun === PLAIN) return text;
  return text.replaceAll(WORD, (_, article: string | undefined, first: string, plural: string) => {
    const word = first === 'C' ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun;
    return `${article ? articleFor(article, word) : ''}${word}${plural}`;
  });
}

function articleFor(article: string, word: string): string {
  return /^[aeiou]/i.test(word) ? `${article.trim()}n ` : article;
}

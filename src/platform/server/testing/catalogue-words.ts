/** A catalogue of any area, as a test looks at it: by language, then by name. */
export type AnyCatalogue = Readonly<Record<'en' | 'es', object>>;

type Text = string | ((...given: unknown[]) => string);

/** Every text under its path, such as mail.subject. */
export function textsIn(texts: object, path = ''): [path: string, text: Text][] {
  return Object.entries(texts).flatMap(([name, text]): [string, Text][] =>
    typeof text === 'object' ? textsIn(text, `${path}${name}.`) : [[path + name, text]],
  );
}

const MARKS = [0, 1, 2, 3, 4, 5].map((at) => markOf(String(at)));

/** Stands for whatever is put in, and shows where it went: ‹0›, ‹0.name›. */
function markOf(name: string): object {
  return new Proxy(
    {},
    {
      get(_, key) {
        if (key === Symbol.toPrimitive) return () => `‹${name}›`;
        if (key === Symbol.iterator) return () => [`‹${name}›`][Symbol.iterator]();
        return typeof key === 'string' ? markOf(`${name}.${key}`) : undefined;
      },
    },
  );
}

/** A text with marks for what is put in. */
export function marked(text: Text): string {
  return typeof text === 'string' ? text : text(...MARKS);
}

/** What is put in where, each once. */
export function placesIn(text: Text): string[] {
  return [...new Set(marked(text).match(/‹[^›]*›/g))].toSorted();
}

/** With marks, and as it reads for one. */
function waysOf(text: Text): string[] {
  if (typeof text === 'string') return [text];
  try {
    return [marked(text), text(1, 1, 1, 1, 1, 1)];
  } catch {
    return [marked(text)];
  }
}

/** Letters beside a digit are no word: a fingerprint may have 3be4 in it. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/‹[^›]*›/g, ' ')
    .toLowerCase()
    .match(/(?<![\p{L}\d])\p{L}{2,}(?![\p{L}\d])/gu) ?? [];

function allWords(catalogues: readonly AnyCatalogue[], language: 'en' | 'es'): Set<string> {
  const texts = catalogues.flatMap((each) => textsIn(each[language]));
  return new Set(texts.flatMap(([, text]) => waysOf(text)).flatMap(wordsOf));
}

/** The words of a text that these catalogues have in English and not in Spanish. */
export function englishIn(text: string, ...catalogues: readonly AnyCatalogue[]): string[] {
  const [english, spanish] = [allWords(catalogues, 'en'), allWords(catalogues, 'es')];
  return [...new Set(wordsOf(text))].filter((word) => english.has(word) && !spanish.has(word));
}

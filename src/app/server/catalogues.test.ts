import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type AnyCatalogue, marked, placesIn, textsIn } from '#platform/server/testing/catalogue-words.ts';

const SRC = join(import.meta.dirname, '../..');
const FILES = globSync('**/texts.ts', { cwd: SRC })
  .filter((file) => !/\/(testing|web)\//.test(file))
  .toSorted();

const isCatalogue = (value: unknown): value is AnyCatalogue =>
  typeof value === 'object' && value !== null && 'en' in value && 'es' in value;

async function cataloguesIn(file: string): Promise<AnyCatalogue[]> {
  return Object.values(await import(join(SRC, file))).filter(isCatalogue);
}

/** Names and marks that are the same in both languages, and words that both have. */
const SAME = new Set(['Total', 'SANDBOX', 'No']);

test('papers, mails and pages that customers read have a catalogue each', () => {
  expect(FILES).toEqual(
    expect.arrayContaining([
      'areas/finance-contracts/texts.ts',
      'areas/rater/texts.ts',
      'areas/receipts/texts.ts',
      'areas/signatures/texts.ts',
      'platform/server/pdf/texts.ts',
    ]),
  );
});

test.each(FILES)(
  '%s: each text is in both languages, with the same put in, and nowhere blank',
  async (file) => {
    const found = await cataloguesIn(file);
    expect(found).not.toEqual([]);
    for (const { en, es } of found) {
      const spanish = new Map(textsIn(es));
      expect([...spanish.keys()]).toEqual(textsIn(en).map(([path]) => path));
      for (const [path, text] of textsIn(en)) {
        const other = spanish.get(path) ?? '';
        expect([path, placesIn(other)]).toEqual([path, placesIn(text)]);
        expect([path, marked(text).trim() === '', marked(other).trim() === '']).toEqual([path, false, false]);
      }
    }
  },
);

test.each(FILES)('%s: no text is left in English but for names', async (file) => {
  for (const { en, es } of await cataloguesIn(file)) {
    const spanish = new Map(textsIn(es));
    const bare = (text: string) => text.replaceAll(/‹[^›]*›|[^\p{L}]/gu, '');
    const same = textsIn(en).filter(([path, text]) => {
      const words = marked(text);
      return bare(words) !== '' && !SAME.has(words) && words === marked(spanish.get(path) ?? '');
    });
    expect(same.map(([path]) => path)).toEqual([]);
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../..');

/** Where the plain word is meant: the setting of the word itself, and what the provider charges other agencies for. */
const MEANT = [
  'areas/agency/web/agency-words.ts',
  'areas/agency/web/names-section.tsx',
  'areas/account-buzz/web/buzz-card.tsx',
  'areas/account-buzz/web/buzz-table.tsx',
];

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\/web\/.*\.tsx?$/.test(`/${name}`) && !/\.test\.tsx?$/.test(name));

const LITERAL = /'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`/g;
/** Between tags, a line of words alone. */
const TEXT = /^\s+([A-Z][\w ,.’:;-]*)$/gm;

/** What somebody reads: a label that begins with a capital letter, or words with a space between them. */
function isRead(text: string): boolean {
  return /\bCustomers?\b/.test(text) || (/\bcustomers?\b/.test(text) && /\S \S/.test(text));
}

/** Without comments and interpolated values. */
function textsOf(source: string): { text: string; before: string }[] {
  const code = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(/\$\{[^{}]*\}/g, '');
  return [...code.matchAll(LITERAL), ...code.matchAll(TEXT)].map((match) => ({
    text: match.slice(1).find((part) => part !== undefined) ?? '',
    before: code.slice(Math.max(0, match.index - 80), match.index),
  }));
}

/** The texts of a file that name the customer and are not put into the agency's words. */
function plainWords(name: string): string[] {
  return textsOf(readFileSync(join(SRC, name), 'utf8'))
    .filter(({ text, before }) => isRead(text) && !/say\([^)]*$/.test(before))
    .filter(({ text }) => !/^[#./]/.test(text))
    .map(({ text }) => `${name}: ${text}`);
}

test('there are screens to look at', () => {
  expect(files.length).toBeGreaterThan(500);
});

test('no screen says customer except in the agency’s own word', () => {
  const plain = files.filter((name) => !MEANT.includes(name)).flatMap(plainWords);
  expect(plain).toEqual([]);
});

import { CLAUSES, NOTICE, TERMS } from './agreement-words.ts';

const CLAUSE_LIST = [...CLAUSES, ...TERMS];
const LEGAL = [NOTICE, ...CLAUSE_LIST.map(({ text }) => text)].join('\n');
const TITLES = new Set(CLAUSE_LIST.map(({ title }) => `${title}.`));

/** A line of at least this many letters, or the last of a paragraph, is there only if it is from there. */
const LINE_MIN = 12;

/** What of an agreement is not its legal wording, which is in English for everybody. */
export function aroundLegalText(texts: readonly string[]): string {
  const isLegal = (text: string) =>
    TITLES.has(text) || ((text.length >= LINE_MIN || text.endsWith('.')) && LEGAL.includes(text));
  return texts
    .map((text) => text.trim())
    .filter((text) => !isLegal(text))
    .join(' ');
}

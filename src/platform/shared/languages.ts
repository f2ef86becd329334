import { z } from 'zod';

/** The languages of papers, mails and pages that customers read. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** For whoever has not said otherwise. */
export const USUAL_LANGUAGE: Language = 'en';

/** What people of the agency call them. */
export const LANGUAGE_WORDS: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' };

/** As the languages of a PDF and a page are named: dates and amounts are those of the United States in both. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US' };

export const neededLanguage = z.enum(LANGUAGES, 'Choose English or Spanish.');
export const optionalLanguage = neededLanguage.default(USUAL_LANGUAGE);

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** What is stored of somebody; the usual one for whoever has said nothing. */
export function languageIn(value: unknown): Language {
  return isLanguage(value) ? value : USUAL_LANGUAGE;
}

/** The same in words, as a file or a log may have it. */
export function languageWords(value: unknown): string {
  return isLanguage(value) ? LANGUAGE_WORDS[value] : String(value);
}

const KNOWN: Readonly<Record<string, Language>> = {
  en: 'en',
  eng: 'en',
  english: 'en',
  inglés: 'en',
  ingles: 'en',
  es: 'es',
  spa: 'es',
  spanish: 'es',
  español: 'es',
  espanol: 'es',
};

/** What people write into the files of other systems. */
export function readLanguage(text: string): Language | undefined {
  return KNOWN[text.trim().toLowerCase()];
}

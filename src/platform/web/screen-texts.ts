import type { Catalogue, SameTexts } from '#platform/shared/catalogue.ts';
import { isLanguage, USUAL_LANGUAGE } from '#platform/shared/languages.ts';

/** The texts of an area in the language that the page is in. Call it when they are shown. */
export function screenTexts<Given>(texts: Catalogue<Given>): SameTexts<Given> {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return texts[isLanguage(language) ? language : USUAL_LANGUAGE];
}

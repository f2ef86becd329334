import type { SameTexts } from '#platform/shared/catalogue.ts';

/**
 * What the screens of an area say, in the language of the page, which stands in the document before any script runs.
 * Spanish may follow area by area: the compiler asks for each text of an area that has any.
 */
export function screenTexts<Given extends object>(
  en: Given,
  es?: SameTexts<NoInfer<Given>>,
): SameTexts<Given> {
  const isSpanish = typeof document !== 'undefined' && document.documentElement.lang === 'es';
  return isSpanish && es ? es : (en as SameTexts<Given>);
}

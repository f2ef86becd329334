import type { Language } from './languages.ts';

/**
 * The texts of one language under the names of another, each with the same things to put in. A text is plain, or a
 * function that has the plural of its own language; what is put in (amounts, days, names) is ready to be read.
 */
export type SameTexts<Given> = {
  readonly [Name in keyof Given]: Given[Name] extends (...given: infer Put) => infer Said
    ? (...given: Put) => Said
    : Given[Name] extends string
      ? string
      : SameTexts<Given[Name]>;
};

export type Catalogue<Given> = Readonly<Record<Language, SameTexts<Given>>>;

/** All texts of an area, by language. The compiler asks for each English text in Spanish, and for none beyond. */
export function catalogue<Given extends object>(en: Given, es: SameTexts<NoInfer<Given>>): Catalogue<Given> {
  return { en: en as SameTexts<Given>, es };
}

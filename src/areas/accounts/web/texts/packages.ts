import { screenTexts } from '#platform/web/screen-texts.ts';

/** What lists of many screens say of a package. */
export const packagesTexts = screenTexts({
  packageAndLevel: (name: string, level: number) => `${name}, level ${level}`,
  level: (level: number) => `Level ${level}`,
});

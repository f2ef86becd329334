import { themeOf } from '../../src/platform/shared/themes.ts';

/** Light, dark and high contrast. */
export const THEMES = [themeOf(1), themeOf(2), themeOf(6)] as const;

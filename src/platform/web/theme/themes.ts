interface ThemeFile {
  id: number;
  scheme: 'light' | 'dark';
}

const DEFAULT: ThemeFile = { id: 1, scheme: 'light' };

/** The stylesheets below `themes/`; Mantine has to be told which of them are dark. */
const THEMES: ThemeFile[] = [DEFAULT, { id: 2, scheme: 'dark' }];

/** The theme of that number; a number without a stylesheet gets the first. */
export function themeOf(themesId: number): ThemeFile {
  return THEMES.find(({ id }) => id === themesId) ?? DEFAULT;
}

export function themeAddress(id: number): string {
  return `/themes/${String(id).padStart(3, '0')}.css`;
}

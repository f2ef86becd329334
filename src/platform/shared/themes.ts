export interface Theme {
  id: number;
  /** What an administrator chooses by. */
  name: string;
  scheme: 'light' | 'dark';
}

const DEFAULT: Theme = { id: 1, name: 'Teal', scheme: 'light' };

/** The stylesheets below `themes/`; the component library has to be told which of them are dark. */
export const THEMES: readonly Theme[] = [
  DEFAULT,
  { id: 2, name: 'Dark', scheme: 'dark' },
  { id: 3, name: 'Harbor blue', scheme: 'light' },
  { id: 4, name: 'Plum', scheme: 'light' },
  { id: 5, name: 'Amber', scheme: 'light' },
  { id: 6, name: 'High contrast', scheme: 'light' },
];

/** The theme of that number; a number without a stylesheet gets the first. */
export function themeOf(themesId: number): Theme {
  return THEMES.find(({ id }) => id === themesId) ?? DEFAULT;
}

export function themeAddress(id: number): string {
  return `/themes/${String(id).padStart(3, '0')}.css`;
}

export interface Theme {
  id: number;
  /** What an administrator chooses by. */
  name: string;
  scheme: 'light' | 'dark';
  /** What a small picture of it shows; the stylesheet has the same. */
  colors: { header: string; page: string; accent: string };
}

const DEFAULT: Theme = {
  id: 1,
  name: 'Teal',
  scheme: 'light',
  colors: { header: '#0b2a29', page: '#f4f6f6', accent: '#0f6e68' },
};

/** The stylesheets below `themes/`; the component library has to be told which of them are dark. */
export const THEMES: readonly Theme[] = [
  DEFAULT,
  { id: 2, name: 'Dark', scheme: 'dark', colors: { header: '#081c1b', page: '#0e1212', accent: '#14776f' } },
  {
    id: 3,
    name: 'Harbor blue',
    scheme: 'light',
    colors: { header: '#0c2340', page: '#f3f5f8', accent: '#1a579f' },
  },
  { id: 4, name: 'Plum', scheme: 'light', colors: { header: '#2d1230', page: '#f7f5f7', accent: '#762f71' } },
  {
    id: 5,
    name: 'Amber',
    scheme: 'light',
    colors: { header: '#2c2113', page: '#f8f6f2', accent: '#824f08' },
  },
  {
    id: 6,
    name: 'High contrast',
    scheme: 'light',
    colors: { header: '#000000', page: '#ffffff', accent: '#0026a3' },
  },
];

/** The theme of that number; a number without a stylesheet gets the first. */
export function themeOf(themesId: number): Theme {
  return THEMES.find(({ id }) => id === themesId) ?? DEFAULT;
}

export function themeAddress(id: number): string {
  return `/themes/${String(id).padStart(3, '0')}.css`;
}

import { themeAddress, themeOf } from '#platform/shared/themes.ts';

const KEY = 'coverdesk.theme';
/** What index.html wears before any script of ours is here. */
const FIRST_KEY = 'coverdesk.first-theme';

/** The theme of the last visit, so that a dark screen does not start with a white flash. */
export function rememberedTheme(): number {
  return Number(localStorage.getItem(KEY)) || 1;
}

export function rememberTheme(themesId: number): void {
  const { id, scheme } = themeOf(themesId);
  localStorage.setItem(KEY, String(themesId));
  localStorage.setItem(FIRST_KEY, JSON.stringify({ address: themeAddress(id), scheme }));
}

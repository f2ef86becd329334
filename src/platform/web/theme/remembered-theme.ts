const KEY = 'coverdesk.theme';

/** The theme of the last visit, so that a dark screen does not start with a white flash. */
export function rememberedTheme(): number {
  return Number(localStorage.getItem(KEY)) || 1;
}

export function rememberTheme(id: number): void {
  localStorage.setItem(KEY, String(id));
}

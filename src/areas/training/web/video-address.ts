/** What of the library is kept in the address bar. */
export interface TrainingSearch {
  query?: string | undefined;
  /** The fixed video on the screen; without it the default one. */
  film?: 'welcome' | undefined;
  page?: number | undefined;
  per_page?: number | 'all' | undefined;
}

/** The number in the address; undefined when there is none or it isn't a number. */
export function idOf(given: string | undefined): number | undefined {
  return given !== undefined && /^[1-9]\d{0,14}$/.test(given) ? Number(given) : undefined;
}

/** The same list beside another video. */
export function besideFilm(search: TrainingSearch, film?: 'welcome'): TrainingSearch {
  return { ...search, film };
}

/** What of the upkeep is kept in the address bar. */
export interface UpkeepSearch {
  query?: string | undefined;
  video?: number | 'add' | undefined;
  tag?: number | undefined;
  page?: number | undefined;
  per_page?: number | 'all' | undefined;
}

/** Done means saved: nothing typed is left to ask about. */
export type OnClose = (isDone?: true) => void;

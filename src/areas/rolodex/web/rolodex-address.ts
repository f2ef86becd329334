import type { EntrySearch } from './rolodex-queries.ts';

/** What of a search is kept in the address bar; defaults are left out. */
export interface RolodexAddress {
  query?: string | undefined;
  kind?: 'people' | 'companies' | undefined;
  letter?: string | undefined;
}

export function searchOf({ query = '', kind, letter = '' }: RolodexAddress): EntrySearch {
  return { query, kind: kind ?? 'all', letter };
}

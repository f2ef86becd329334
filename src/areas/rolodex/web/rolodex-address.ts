import type { EntrySearch } from './rolodex-queries.ts';

/** What the address bar holds of a search; what is usual is left out there. */
export interface RolodexAddress {
  query?: string | undefined;
  kind?: 'people' | 'companies' | undefined;
  letter?: string | undefined;
}

export function searchOf({ query = '', kind, letter = '' }: RolodexAddress): EntrySearch {
  return { query, kind: kind ?? 'all', letter };
}
